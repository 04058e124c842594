import { Unsaved as Unsaved_6b9fbede62cd0eb7ed199ff518bac4c2 } from '../../../admin/publishing/saving/unsaved'
import { InstantCell as InstantCell_1d4a85763e26c1d84a6291a680ff11c9 } from '../../../admin/time/fields'
import { InstantField as InstantField_1d4a85763e26c1d84a6291a680ff11c9 } from '../../../admin/time/fields'
import { DayCell as DayCell_1d4a85763e26c1d84a6291a680ff11c9 } from '../../../admin/time/fields'
import { DayField as DayField_1d4a85763e26c1d84a6291a680ff11c9 } from '../../../admin/time/fields'
import { OwnerCell as OwnerCell_b03993e7dafac6fcfa274fdd5c5d60cf } from '../../../admin/accounts/owner-cell'
import { OwnerField as OwnerField_997b4d39a61874518d9ee50d252eaf75 } from '../../../admin/accounts/owner-field'
import { ListActions as ListActions_07fb898fd51067fa0773fe6a6c3e26fa } from '../../../admin/recruiting/applications/list-actions'
import { Sortable as Sortable_11b38fcc5453a348c5b12fd34969f816 } from '../../../admin/table/sortable'
import { SaveButton as SaveButton_70122b9636802ba37c2b603add865b4c } from '../../../admin/publishing/saving/buttons'
import { ProfileView as ProfileView_7ba06cc570734dc437adf855a60ce1da } from '../../../admin/recruiting/applications/profile/view'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { EditorValueFeatureClient as EditorValueFeatureClient_89f36e133dd73be07b12133928c0ed81 } from '../../../admin/content/rich-text/editor-values'
import { PasteFeatureClient as PasteFeatureClient_4728be955504224ddafa609a43c01748 } from '../../../admin/content/rich-text/paste'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinesField as LinesField_65581bb4f5259fe164a1541c42c80877 } from '../../../admin/recruiting/jobs/lines-field'
import { RowTitle as RowTitle_37c1544ba4b904d2ed049318fff6885e } from '../../../admin/content/fields'
import { JobStatusCell as JobStatusCell_f6454987353e50e380f943b78a133e00 } from '../../../admin/recruiting/jobs/job-status-cell'
import { JobStatusPanel as JobStatusPanel_23770ab8b459e4d1b2ae788d1d4abff2 } from '../../../admin/recruiting/jobs/job-status'
import { KeyField as KeyField_37c1544ba4b904d2ed049318fff6885e } from '../../../admin/content/fields'
import { TrashFirst as TrashFirst_5565c0665b1694169c442743dc045d3c } from '../../../admin/publishing/trash-first'
import { AvailabilityButton as AvailabilityButton_5a3fc8c9ae75d658c53c19933c1d0b73 } from '../../../admin/recruiting/jobs/job-controls'
import { PublishButton as PublishButton_8537837f933071de75a6f939e1e300c3 } from '../../../admin/publishing/publish-button'
import { HoldBanner as HoldBanner_5cfdaa3d08e260a592951e520bf4cff0 } from '../../../admin/privacy/hold-banner'
import { RetryEmail as RetryEmail_6a45fcd6ca45107a10ebc2e1bff1a35a } from '../../../admin/inbox/retry-email'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ChoosePage as ChoosePage_446ac00e2370ccbbd56b258a631f90a4 } from '../../../admin/content/choose-page'
import { UnpublishButton as UnpublishButton_8537837f933071de75a6f939e1e300c3 } from '../../../admin/publishing/publish-button'
import { UploadLimits as UploadLimits_fabb8b0fc2abc022ed6a57b1a8e6fcee } from '../../../admin/content/upload-limits'
import { FolderTableCell as FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { FolderField as FolderField_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { Credentials as Credentials_5f4f350faffd2a693d574f90342ca99d } from '../../../admin/accounts/users/account'
import { LastSignInCell as LastSignInCell_5f4f350faffd2a693d574f90342ca99d } from '../../../admin/accounts/users/account'
import { SecondFactorCell as SecondFactorCell_5f4f350faffd2a693d574f90342ca99d } from '../../../admin/accounts/users/account'
import { SecondFactorAccount as SecondFactorAccount_5f4f350faffd2a693d574f90342ca99d } from '../../../admin/accounts/users/account'
import { Sessions as Sessions_5f4f350faffd2a693d574f90342ca99d } from '../../../admin/accounts/users/account'
import { Invite as Invite_602112e0e3932d076cece00a5cf9a25b } from '../../../admin/accounts/users/invite'
import { KindCell as KindCell_6ab080694995a0e672a083e626c7e217 } from '../../../admin/audit/audit-trail'
import { RecordCell as RecordCell_6ab080694995a0e672a083e626c7e217 } from '../../../admin/audit/audit-trail'
import { RecordField as RecordField_6ab080694995a0e672a083e626c7e217 } from '../../../admin/audit/audit-trail'
import { Filter as Filter_6ab080694995a0e672a083e626c7e217 } from '../../../admin/audit/audit-trail'
import { AuditFilter as AuditFilter_6ab080694995a0e672a083e626c7e217 } from '../../../admin/audit/audit-trail'
import { TimeZoneField as TimeZoneField_37c1544ba4b904d2ed049318fff6885e } from '../../../admin/content/fields'
import { RetentionPreview as RetentionPreview_b90d91da56f2e6745f532c75d8d97a45 } from '../../../admin/privacy/preview'
import { Mark as Mark_a4fd3a673b0c07add9c6cb4dd6a72c8c } from '../../../admin/theme/brand'
import { Logo as Logo_a4fd3a673b0c07add9c6cb4dd6a72c8c } from '../../../admin/theme/brand'
import { AfterNavLinks as AfterNavLinks_fe380526bbc960a9ca4555445ce17685 } from '../../../admin/dashboard/navigation'
import { SignInAddress as SignInAddress_5d8c06382be35858676d848ea008c8fe } from '../../../admin/accounts/sign-in/address'
import { ContinueSignIn as ContinueSignIn_851ef805f2e793cd7a6b6184809ff246 } from '../../../admin/accounts/second-factor/view'
import { BeforeNavLinks as BeforeNavLinks_fe380526bbc960a9ca4555445ce17685 } from '../../../admin/dashboard/navigation'
import { EraseDrafts as EraseDrafts_0ddc52ba3a09dcf151f32be803c135a0 } from '../../../admin/form/draft-key'
import { Dashboard as Dashboard_95a82244a7fccc0f1b6e6f23ff4ad29c } from '../../../admin/dashboard/dashboard'
import { ForgotPasswordView as ForgotPasswordView_284b3e14c80d98a78f41d1bd48a5722c } from '../../../admin/accounts/sign-in/forgot-password'
import { SecondFactorView as SecondFactorView_851ef805f2e793cd7a6b6184809ff246 } from '../../../admin/accounts/second-factor/view'
import { StatusView as StatusView_ab510188bfb76036d95c10361e138170 } from '../../../admin/health/status-view'
import { InboxView as InboxView_92d56a7faf6a23d3aac9c07c11dce622 } from '../../../admin/inbox/inbox-view'
import { BoardView as BoardView_77b4147bc6cc3797cc8588c9b7cbadda } from '../../../admin/recruiting/applications/board-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/publishing/saving/unsaved#Unsaved": Unsaved_6b9fbede62cd0eb7ed199ff518bac4c2,
  "/admin/time/fields#InstantCell": InstantCell_1d4a85763e26c1d84a6291a680ff11c9,
  "/admin/time/fields#InstantField": InstantField_1d4a85763e26c1d84a6291a680ff11c9,
  "/admin/time/fields#DayCell": DayCell_1d4a85763e26c1d84a6291a680ff11c9,
  "/admin/time/fields#DayField": DayField_1d4a85763e26c1d84a6291a680ff11c9,
  "/admin/accounts/owner-cell#OwnerCell": OwnerCell_b03993e7dafac6fcfa274fdd5c5d60cf,
  "/admin/accounts/owner-field#OwnerField": OwnerField_997b4d39a61874518d9ee50d252eaf75,
  "/admin/recruiting/applications/list-actions#ListActions": ListActions_07fb898fd51067fa0773fe6a6c3e26fa,
  "/admin/table/sortable#Sortable": Sortable_11b38fcc5453a348c5b12fd34969f816,
  "/admin/publishing/saving/buttons#SaveButton": SaveButton_70122b9636802ba37c2b603add865b4c,
  "/admin/recruiting/applications/profile/view#ProfileView": ProfileView_7ba06cc570734dc437adf855a60ce1da,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/admin/content/rich-text/editor-values#EditorValueFeatureClient": EditorValueFeatureClient_89f36e133dd73be07b12133928c0ed81,
  "/admin/content/rich-text/paste#PasteFeatureClient": PasteFeatureClient_4728be955504224ddafa609a43c01748,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/recruiting/jobs/lines-field#LinesField": LinesField_65581bb4f5259fe164a1541c42c80877,
  "/admin/content/fields#RowTitle": RowTitle_37c1544ba4b904d2ed049318fff6885e,
  "/admin/recruiting/jobs/job-status-cell#JobStatusCell": JobStatusCell_f6454987353e50e380f943b78a133e00,
  "/admin/recruiting/jobs/job-status#JobStatusPanel": JobStatusPanel_23770ab8b459e4d1b2ae788d1d4abff2,
  "/admin/content/fields#KeyField": KeyField_37c1544ba4b904d2ed049318fff6885e,
  "/admin/publishing/trash-first#TrashFirst": TrashFirst_5565c0665b1694169c442743dc045d3c,
  "/admin/recruiting/jobs/job-controls#AvailabilityButton": AvailabilityButton_5a3fc8c9ae75d658c53c19933c1d0b73,
  "/admin/publishing/publish-button#PublishButton": PublishButton_8537837f933071de75a6f939e1e300c3,
  "/admin/privacy/hold-banner#HoldBanner": HoldBanner_5cfdaa3d08e260a592951e520bf4cff0,
  "/admin/inbox/retry-email#RetryEmail": RetryEmail_6a45fcd6ca45107a10ebc2e1bff1a35a,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/content/choose-page#ChoosePage": ChoosePage_446ac00e2370ccbbd56b258a631f90a4,
  "/admin/publishing/publish-button#UnpublishButton": UnpublishButton_8537837f933071de75a6f939e1e300c3,
  "/admin/content/upload-limits#UploadLimits": UploadLimits_fabb8b0fc2abc022ed6a57b1a8e6fcee,
  "@payloadcms/next/rsc#FolderTableCell": FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1,
  "@payloadcms/next/rsc#FolderField": FolderField_f9c02e79a4aed9a3924487c0cd4cafb1,
  "/admin/accounts/users/account#Credentials": Credentials_5f4f350faffd2a693d574f90342ca99d,
  "/admin/accounts/users/account#LastSignInCell": LastSignInCell_5f4f350faffd2a693d574f90342ca99d,
  "/admin/accounts/users/account#SecondFactorCell": SecondFactorCell_5f4f350faffd2a693d574f90342ca99d,
  "/admin/accounts/users/account#SecondFactorAccount": SecondFactorAccount_5f4f350faffd2a693d574f90342ca99d,
  "/admin/accounts/users/account#Sessions": Sessions_5f4f350faffd2a693d574f90342ca99d,
  "/admin/accounts/users/invite#Invite": Invite_602112e0e3932d076cece00a5cf9a25b,
  "/admin/audit/audit-trail#KindCell": KindCell_6ab080694995a0e672a083e626c7e217,
  "/admin/audit/audit-trail#RecordCell": RecordCell_6ab080694995a0e672a083e626c7e217,
  "/admin/audit/audit-trail#RecordField": RecordField_6ab080694995a0e672a083e626c7e217,
  "/admin/audit/audit-trail#Filter": Filter_6ab080694995a0e672a083e626c7e217,
  "/admin/audit/audit-trail#AuditFilter": AuditFilter_6ab080694995a0e672a083e626c7e217,
  "/admin/content/fields#TimeZoneField": TimeZoneField_37c1544ba4b904d2ed049318fff6885e,
  "/admin/privacy/preview#RetentionPreview": RetentionPreview_b90d91da56f2e6745f532c75d8d97a45,
  "/admin/theme/brand#Mark": Mark_a4fd3a673b0c07add9c6cb4dd6a72c8c,
  "/admin/theme/brand#Logo": Logo_a4fd3a673b0c07add9c6cb4dd6a72c8c,
  "/admin/dashboard/navigation#AfterNavLinks": AfterNavLinks_fe380526bbc960a9ca4555445ce17685,
  "/admin/accounts/sign-in/address#SignInAddress": SignInAddress_5d8c06382be35858676d848ea008c8fe,
  "/admin/accounts/second-factor/view#ContinueSignIn": ContinueSignIn_851ef805f2e793cd7a6b6184809ff246,
  "/admin/dashboard/navigation#BeforeNavLinks": BeforeNavLinks_fe380526bbc960a9ca4555445ce17685,
  "/admin/form/draft-key#EraseDrafts": EraseDrafts_0ddc52ba3a09dcf151f32be803c135a0,
  "/admin/dashboard/dashboard#Dashboard": Dashboard_95a82244a7fccc0f1b6e6f23ff4ad29c,
  "/admin/accounts/sign-in/forgot-password#ForgotPasswordView": ForgotPasswordView_284b3e14c80d98a78f41d1bd48a5722c,
  "/admin/accounts/second-factor/view#SecondFactorView": SecondFactorView_851ef805f2e793cd7a6b6184809ff246,
  "/admin/health/status-view#StatusView": StatusView_ab510188bfb76036d95c10361e138170,
  "/admin/inbox/inbox-view#InboxView": InboxView_92d56a7faf6a23d3aac9c07c11dce622,
  "/admin/recruiting/applications/board-view#BoardView": BoardView_77b4147bc6cc3797cc8588c9b7cbadda,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
