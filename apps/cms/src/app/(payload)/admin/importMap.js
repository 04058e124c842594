import { LastChanged as LastChanged_f2c8102d5ec251aff55ea6a3caeae1c8 } from '../../../admin/instant'
import { Editing as Editing_53526d06266e0da6ac8bfeb7177e9e7d } from '../../../admin/publishing/editing/editing'
import { BeforePublishing as BeforePublishing_882fdc700b6f0669427751acb87c2854 } from '../../../admin/publishing/review/before-publishing'
import { PublicationNotice as PublicationNotice_590ec19a5f1100938148dcb92ff5f2ea } from '../../../admin/publishing/publication-notice'
import { DocumentLinks as DocumentLinks_77290f5ae2ae59d3c4356429b7a1b3de } from '../../../admin/publishing/references/document-links'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
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
import { SearchPreview as SearchPreview_0a1f4edf8716ae6069004c3eb31b86e5 } from '../../../admin/discovery/seo/search-preview'
import { UsedOn as UsedOn_f4bc440b4b1f239c2baf27b1c8a662b5 } from '../../../admin/publishing/references/used-on'
import { InstantCell as InstantCell_f2c8102d5ec251aff55ea6a3caeae1c8 } from '../../../admin/instant'
import { InstantField as InstantField_f2c8102d5ec251aff55ea6a3caeae1c8 } from '../../../admin/instant'
import { ListRemoval as ListRemoval_1ea643011430f0cca516ee00a75fc751 } from '../../../admin/publishing/references/removal-warning'
import { ListReadAt as ListReadAt_4cd1590468d88f5f15f44015967ea5de } from '../../../admin/publishing/editing/server'
import { DocumentRemoval as DocumentRemoval_1ea643011430f0cca516ee00a75fc751 } from '../../../admin/publishing/references/removal-warning'
import { PublishButton as PublishButton_8537837f933071de75a6f939e1e300c3 } from '../../../admin/publishing/publish-button'
import { VersionsView as VersionsView_bd06b96cf7235c6cd51dac1a01884bdf } from '../../../admin/publishing/versions/versions-view'
import { VersionActions as VersionActions_4cd1590468d88f5f15f44015967ea5de } from '../../../admin/publishing/editing/server'
import { LinesField as LinesField_65581bb4f5259fe164a1541c42c80877 } from '../../../admin/recruiting/jobs/lines-field'
import { RowTitle as RowTitle_0cfaaf62e9d157d1cd1fd3d310347a4a } from '../../../admin/content/rows/row-title'
import { JobStatusCell as JobStatusCell_f6454987353e50e380f943b78a133e00 } from '../../../admin/recruiting/jobs/job-status-cell'
import { JobStatusPanel as JobStatusPanel_23770ab8b459e4d1b2ae788d1d4abff2 } from '../../../admin/recruiting/jobs/job-status'
import { JobFunnel as JobFunnel_3e3c45940871b1af69d341dfe91d44a6 } from '../../../admin/recruiting/jobs/job-funnel'
import { AvailabilityButton as AvailabilityButton_291effc581ea269d560869fd823a1203 } from '../../../admin/recruiting/jobs/availability-button'
import { OwnerCell as OwnerCell_2aed044ff950a503e99ce25ff535d864 } from '../../../admin/staff/ownership/owner-cell'
import { OwnerField as OwnerField_e61da18a4aead44982025eaec51cec81 } from '../../../admin/staff/ownership/owner-field'
import { ListActions as ListActions_07fb898fd51067fa0773fe6a6c3e26fa } from '../../../admin/recruiting/applications/list-actions'
import { ProfileView as ProfileView_7ba06cc570734dc437adf855a60ce1da } from '../../../admin/recruiting/applications/profile/view'
import { HoldBanner as HoldBanner_bef4cec3cea158e1333d765f3e194d42 } from '../../../admin/platform/retention/hold-banner'
import { RetryDelivery as RetryDelivery_94562c1ce1f5ce91543507d3d2c63658 } from '../../../admin/platform/deliveries/retry-delivery'
import { SendTest as SendTest_4ae67c4322c928f533e6e604c9c28c0f } from '../../../admin/platform/deliveries/send-test'
import { KindCell as KindCell_cf271a756ad80bd17c6c3f497921bb5a } from '../../../admin/staff/audit/audit-trail'
import { RecordCell as RecordCell_cf271a756ad80bd17c6c3f497921bb5a } from '../../../admin/staff/audit/audit-trail'
import { RecordField as RecordField_cf271a756ad80bd17c6c3f497921bb5a } from '../../../admin/staff/audit/audit-trail'
import { AuditFilter as AuditFilter_cf271a756ad80bd17c6c3f497921bb5a } from '../../../admin/staff/audit/audit-trail'
import { LinkField as LinkField_a4f383803b96a8331d4d70c83c571f4f } from '../../../admin/content/links/link-field'
import { UnpublishButton as UnpublishButton_8537837f933071de75a6f939e1e300c3 } from '../../../admin/publishing/publish-button'
import { MenuEntries as MenuEntries_30d3a1ecb94a5be101a47e2ded88c833 } from '../../../admin/content/menus/menu-entries'
import { UploadLimits as UploadLimits_6a2c2e60febed4976eeefffd8860c361 } from '../../../admin/content/media/upload-limits'
import { FolderTableCell as FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { FolderField as FolderField_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { MediaList as MediaList_a33477c13cf9f54974c15fed5c2c8a5b } from '../../../admin/content/media/media-list'
import { Credentials as Credentials_978c52956ecfec0e87f1e4de59b5d468 } from '../../../admin/staff/sign-in/credentials'
import { LastSignInCell as LastSignInCell_ba67eafa64fa82ff4499210386a18de6 } from '../../../admin/staff/users/cells'
import { SecondFactorCell as SecondFactorCell_ba67eafa64fa82ff4499210386a18de6 } from '../../../admin/staff/users/cells'
import { SecondFactorAccount as SecondFactorAccount_c3b7eee2a4631b097b86960e17c38681 } from '../../../admin/staff/second-factor/account'
import { Sessions as Sessions_8ecfeab284264069ccb2d4c7cd6e5689 } from '../../../admin/staff/users/sessions'
import { Invite as Invite_655f975121d8ef9015de7780557abb63 } from '../../../admin/staff/users/invite'
import { BrandPreview as BrandPreview_d31ce290f85ab101ddd77c1b96f9d4aa } from '../../../admin/content/brand/preview'
import { ColourField as ColourField_b08809518959ad0cdd154f9a3f9d6d30 } from '../../../admin/content/brand/colour-field'
import { ColourPairs as ColourPairs_d230064a80eb847d5d2a135c4561a0c2 } from '../../../admin/content/brand/pairs'
import { TimeZoneField as TimeZoneField_ff5c6e3e836f0ccda8055a0ca4050022 } from '../../../admin/content/time-zone-field'
import { RetentionPreview as RetentionPreview_740749c3ff5235e9901fd20f15af0501 } from '../../../admin/platform/retention/preview'
import { Sidebar as Sidebar_c9df7ad65068bb52cd151b0962c11c88 } from '../../../admin/staff/navigation/sidebar'
import { Icon as Icon_a4fd3a673b0c07add9c6cb4dd6a72c8c } from '../../../admin/theme/brand'
import { Logo as Logo_a4fd3a673b0c07add9c6cb4dd6a72c8c } from '../../../admin/theme/brand'
import { ContinueSignIn as ContinueSignIn_685f97f84382d37e0528ad7c7ead60c4 } from '../../../admin/staff/second-factor/view'
import { TrackSaves as TrackSaves_33127d49a678047d8b70da619d107085 } from '../../../admin/publishing/editing/trackers'
import { UploadProgress as UploadProgress_77602b3146264e51772714f868f10f27 } from '../../../admin/content/media/upload-progress'
import { EraseDrafts as EraseDrafts_0ddc52ba3a09dcf151f32be803c135a0 } from '../../../admin/form/draft-key'
import { Dashboard as Dashboard_281e5754fc1929dbbfaeec817c333452 } from '../../../admin/staff/dashboard/dashboard'
import { ForgotPasswordView as ForgotPasswordView_f85672c8a1939834b7823cede07532b3 } from '../../../admin/staff/sign-in/forgot-password'
import { SecondFactorView as SecondFactorView_685f97f84382d37e0528ad7c7ead60c4 } from '../../../admin/staff/second-factor/view'
import { BrokenLinksView as BrokenLinksView_00cef3bf6d87dc87612967296a7accd7 } from '../../../admin/publishing/references/broken-links'
import { StartView as StartView_25a3115f6e004c482cf99ad8287c7fab } from '../../../admin/staff/start/view'
import { SamplesView as SamplesView_0615d77ee0d9856e831af6fdbec468b9 } from '../../../admin/content/samples-view'
import { ImportView as ImportView_8b6a1753214c43faf81b38f51f0b8369 } from '../../../admin/content/import/import-view'
import { GoingLiveView as GoingLiveView_fee16122f9a17331165984e0455751e3 } from '../../../admin/platform/going-live/view'
import { StatusView as StatusView_38ef4376fd0ff79f65fa5478433ca3b8 } from '../../../admin/platform/health/status-view'
import { InboxView as InboxView_92d56a7faf6a23d3aac9c07c11dce622 } from '../../../admin/inbox/inbox-view'
import { BoardView as BoardView_77b4147bc6cc3797cc8588c9b7cbadda } from '../../../admin/recruiting/applications/board-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/instant#LastChanged": LastChanged_f2c8102d5ec251aff55ea6a3caeae1c8,
  "/admin/publishing/editing/editing#Editing": Editing_53526d06266e0da6ac8bfeb7177e9e7d,
  "/admin/publishing/review/before-publishing#BeforePublishing": BeforePublishing_882fdc700b6f0669427751acb87c2854,
  "/admin/publishing/publication-notice#PublicationNotice": PublicationNotice_590ec19a5f1100938148dcb92ff5f2ea,
  "/admin/publishing/references/document-links#DocumentLinks": DocumentLinks_77290f5ae2ae59d3c4356429b7a1b3de,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
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
  "/admin/discovery/seo/search-preview#SearchPreview": SearchPreview_0a1f4edf8716ae6069004c3eb31b86e5,
  "/admin/publishing/references/used-on#UsedOn": UsedOn_f4bc440b4b1f239c2baf27b1c8a662b5,
  "/admin/instant#InstantCell": InstantCell_f2c8102d5ec251aff55ea6a3caeae1c8,
  "/admin/instant#InstantField": InstantField_f2c8102d5ec251aff55ea6a3caeae1c8,
  "/admin/publishing/references/removal-warning#ListRemoval": ListRemoval_1ea643011430f0cca516ee00a75fc751,
  "/admin/publishing/editing/server#ListReadAt": ListReadAt_4cd1590468d88f5f15f44015967ea5de,
  "/admin/publishing/references/removal-warning#DocumentRemoval": DocumentRemoval_1ea643011430f0cca516ee00a75fc751,
  "/admin/publishing/publish-button#PublishButton": PublishButton_8537837f933071de75a6f939e1e300c3,
  "/admin/publishing/versions/versions-view#VersionsView": VersionsView_bd06b96cf7235c6cd51dac1a01884bdf,
  "/admin/publishing/editing/server#VersionActions": VersionActions_4cd1590468d88f5f15f44015967ea5de,
  "/admin/recruiting/jobs/lines-field#LinesField": LinesField_65581bb4f5259fe164a1541c42c80877,
  "/admin/content/rows/row-title#RowTitle": RowTitle_0cfaaf62e9d157d1cd1fd3d310347a4a,
  "/admin/recruiting/jobs/job-status-cell#JobStatusCell": JobStatusCell_f6454987353e50e380f943b78a133e00,
  "/admin/recruiting/jobs/job-status#JobStatusPanel": JobStatusPanel_23770ab8b459e4d1b2ae788d1d4abff2,
  "/admin/recruiting/jobs/job-funnel#JobFunnel": JobFunnel_3e3c45940871b1af69d341dfe91d44a6,
  "/admin/recruiting/jobs/availability-button#AvailabilityButton": AvailabilityButton_291effc581ea269d560869fd823a1203,
  "/admin/staff/ownership/owner-cell#OwnerCell": OwnerCell_2aed044ff950a503e99ce25ff535d864,
  "/admin/staff/ownership/owner-field#OwnerField": OwnerField_e61da18a4aead44982025eaec51cec81,
  "/admin/recruiting/applications/list-actions#ListActions": ListActions_07fb898fd51067fa0773fe6a6c3e26fa,
  "/admin/recruiting/applications/profile/view#ProfileView": ProfileView_7ba06cc570734dc437adf855a60ce1da,
  "/admin/platform/retention/hold-banner#HoldBanner": HoldBanner_bef4cec3cea158e1333d765f3e194d42,
  "/admin/platform/deliveries/retry-delivery#RetryDelivery": RetryDelivery_94562c1ce1f5ce91543507d3d2c63658,
  "/admin/platform/deliveries/send-test#SendTest": SendTest_4ae67c4322c928f533e6e604c9c28c0f,
  "/admin/staff/audit/audit-trail#KindCell": KindCell_cf271a756ad80bd17c6c3f497921bb5a,
  "/admin/staff/audit/audit-trail#RecordCell": RecordCell_cf271a756ad80bd17c6c3f497921bb5a,
  "/admin/staff/audit/audit-trail#RecordField": RecordField_cf271a756ad80bd17c6c3f497921bb5a,
  "/admin/staff/audit/audit-trail#AuditFilter": AuditFilter_cf271a756ad80bd17c6c3f497921bb5a,
  "/admin/content/links/link-field#LinkField": LinkField_a4f383803b96a8331d4d70c83c571f4f,
  "/admin/publishing/publish-button#UnpublishButton": UnpublishButton_8537837f933071de75a6f939e1e300c3,
  "/admin/content/menus/menu-entries#MenuEntries": MenuEntries_30d3a1ecb94a5be101a47e2ded88c833,
  "/admin/content/media/upload-limits#UploadLimits": UploadLimits_6a2c2e60febed4976eeefffd8860c361,
  "@payloadcms/next/rsc#FolderTableCell": FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1,
  "@payloadcms/next/rsc#FolderField": FolderField_f9c02e79a4aed9a3924487c0cd4cafb1,
  "/admin/content/media/media-list#MediaList": MediaList_a33477c13cf9f54974c15fed5c2c8a5b,
  "/admin/staff/sign-in/credentials#Credentials": Credentials_978c52956ecfec0e87f1e4de59b5d468,
  "/admin/staff/users/cells#LastSignInCell": LastSignInCell_ba67eafa64fa82ff4499210386a18de6,
  "/admin/staff/users/cells#SecondFactorCell": SecondFactorCell_ba67eafa64fa82ff4499210386a18de6,
  "/admin/staff/second-factor/account#SecondFactorAccount": SecondFactorAccount_c3b7eee2a4631b097b86960e17c38681,
  "/admin/staff/users/sessions#Sessions": Sessions_8ecfeab284264069ccb2d4c7cd6e5689,
  "/admin/staff/users/invite#Invite": Invite_655f975121d8ef9015de7780557abb63,
  "/admin/content/brand/preview#BrandPreview": BrandPreview_d31ce290f85ab101ddd77c1b96f9d4aa,
  "/admin/content/brand/colour-field#ColourField": ColourField_b08809518959ad0cdd154f9a3f9d6d30,
  "/admin/content/brand/pairs#ColourPairs": ColourPairs_d230064a80eb847d5d2a135c4561a0c2,
  "/admin/content/time-zone-field#TimeZoneField": TimeZoneField_ff5c6e3e836f0ccda8055a0ca4050022,
  "/admin/platform/retention/preview#RetentionPreview": RetentionPreview_740749c3ff5235e9901fd20f15af0501,
  "/admin/staff/navigation/sidebar#Sidebar": Sidebar_c9df7ad65068bb52cd151b0962c11c88,
  "/admin/theme/brand#Icon": Icon_a4fd3a673b0c07add9c6cb4dd6a72c8c,
  "/admin/theme/brand#Logo": Logo_a4fd3a673b0c07add9c6cb4dd6a72c8c,
  "/admin/staff/second-factor/view#ContinueSignIn": ContinueSignIn_685f97f84382d37e0528ad7c7ead60c4,
  "/admin/publishing/editing/trackers#TrackSaves": TrackSaves_33127d49a678047d8b70da619d107085,
  "/admin/content/media/upload-progress#UploadProgress": UploadProgress_77602b3146264e51772714f868f10f27,
  "/admin/form/draft-key#EraseDrafts": EraseDrafts_0ddc52ba3a09dcf151f32be803c135a0,
  "/admin/staff/dashboard/dashboard#Dashboard": Dashboard_281e5754fc1929dbbfaeec817c333452,
  "/admin/staff/sign-in/forgot-password#ForgotPasswordView": ForgotPasswordView_f85672c8a1939834b7823cede07532b3,
  "/admin/staff/second-factor/view#SecondFactorView": SecondFactorView_685f97f84382d37e0528ad7c7ead60c4,
  "/admin/publishing/references/broken-links#BrokenLinksView": BrokenLinksView_00cef3bf6d87dc87612967296a7accd7,
  "/admin/staff/start/view#StartView": StartView_25a3115f6e004c482cf99ad8287c7fab,
  "/admin/content/samples-view#SamplesView": SamplesView_0615d77ee0d9856e831af6fdbec468b9,
  "/admin/content/import/import-view#ImportView": ImportView_8b6a1753214c43faf81b38f51f0b8369,
  "/admin/platform/going-live/view#GoingLiveView": GoingLiveView_fee16122f9a17331165984e0455751e3,
  "/admin/platform/health/status-view#StatusView": StatusView_38ef4376fd0ff79f65fa5478433ca3b8,
  "/admin/inbox/inbox-view#InboxView": InboxView_92d56a7faf6a23d3aac9c07c11dce622,
  "/admin/recruiting/applications/board-view#BoardView": BoardView_77b4147bc6cc3797cc8588c9b7cbadda,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
