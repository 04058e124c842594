import { Editing as Editing_53526d06266e0da6ac8bfeb7177e9e7d } from '../../../admin/publishing/editing/editing'
import { PublicationNotice as PublicationNotice_590ec19a5f1100938148dcb92ff5f2ea } from '../../../admin/publishing/publication-notice'
import { DocumentLinks as DocumentLinks_77290f5ae2ae59d3c4356429b7a1b3de } from '../../../admin/publishing/references/document-links'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
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
import { ListRemoval as ListRemoval_1ea643011430f0cca516ee00a75fc751 } from '../../../admin/publishing/references/removal-warning'
import { ListReadAt as ListReadAt_4cd1590468d88f5f15f44015967ea5de } from '../../../admin/publishing/editing/server'
import { DocumentRemoval as DocumentRemoval_1ea643011430f0cca516ee00a75fc751 } from '../../../admin/publishing/references/removal-warning'
import { PublishButton as PublishButton_8537837f933071de75a6f939e1e300c3 } from '../../../admin/publishing/publish-button'
import { RestoreBase as RestoreBase_4cd1590468d88f5f15f44015967ea5de } from '../../../admin/publishing/editing/server'
import { JobApplicants as JobApplicants_88b1f3273a373111a084d4d84a7dd5c1 } from '../../../admin/recruiting/applications/job-applicants'
import { AvailabilityButton as AvailabilityButton_291effc581ea269d560869fd823a1203 } from '../../../admin/recruiting/jobs/availability-button'
import { HoldBanner as HoldBanner_bef4cec3cea158e1333d765f3e194d42 } from '../../../admin/platform/retention/hold-banner'
import { ApplicantHead as ApplicantHead_18950c301cb5919abcefbdb00855b156 } from '../../../admin/recruiting/applications/applicant-head'
import { ResumePanel as ResumePanel_ae8daf73612c309a2ea91ef3fb76ba81 } from '../../../admin/recruiting/applications/resume-panel'
import { Timeline as Timeline_49f7948bb90994f7554b1b4230163cb5 } from '../../../admin/staff/notes/timeline'
import { DuplicatesPanel as DuplicatesPanel_1a6773c9a71f04e2c87badbf522389d5 } from '../../../admin/recruiting/applications/duplicates-panel'
import { ApplicantActions as ApplicantActions_e2bbd96f6eb881f562597b8bc1ab4daa } from '../../../admin/recruiting/applications/applicant-actions'
import { OwnerCell as OwnerCell_2aed044ff950a503e99ce25ff535d864 } from '../../../admin/staff/ownership/owner-cell'
import { OwnerField as OwnerField_e61da18a4aead44982025eaec51cec81 } from '../../../admin/staff/ownership/owner-field'
import { ListActions as ListActions_07fb898fd51067fa0773fe6a6c3e26fa } from '../../../admin/recruiting/applications/list-actions'
import { ReplyPanel as ReplyPanel_6d539c6aa62b97bc0ca7182b2ff9d27c } from '../../../admin/inbox/replies/reply-panel'
import { MessageActions as MessageActions_2e40207bf82f4bed3c9f0ae186bd062b } from '../../../admin/inbox/messages/message-actions'
import { SpamNotice as SpamNotice_113615113715a8689b2b1e65cf3a805d } from '../../../admin/inbox/messages/spam-notice'
import { MessageListHead as MessageListHead_dd6ff1fbc8a720c5160133f9ea55657a } from '../../../admin/inbox/messages/message-list-head'
import { RetryDelivery as RetryDelivery_94562c1ce1f5ce91543507d3d2c63658 } from '../../../admin/platform/deliveries/retry-delivery'
import { KindCell as KindCell_cf271a756ad80bd17c6c3f497921bb5a } from '../../../admin/staff/audit/audit-trail'
import { RecordCell as RecordCell_cf271a756ad80bd17c6c3f497921bb5a } from '../../../admin/staff/audit/audit-trail'
import { RecordField as RecordField_cf271a756ad80bd17c6c3f497921bb5a } from '../../../admin/staff/audit/audit-trail'
import { AuditFilter as AuditFilter_cf271a756ad80bd17c6c3f497921bb5a } from '../../../admin/staff/audit/audit-trail'
import { UnpublishButton as UnpublishButton_8537837f933071de75a6f939e1e300c3 } from '../../../admin/publishing/publish-button'
import { MenuEntries as MenuEntries_30d3a1ecb94a5be101a47e2ded88c833 } from '../../../admin/content/menus/menu-entries'
import { UploadLimits as UploadLimits_6a2c2e60febed4976eeefffd8860c361 } from '../../../admin/content/media/upload-limits'
import { Credentials as Credentials_978c52956ecfec0e87f1e4de59b5d468 } from '../../../admin/staff/sign-in/credentials'
import { SecondFactorAccount as SecondFactorAccount_c3b7eee2a4631b097b86960e17c38681 } from '../../../admin/staff/second-factor/account'
import { RetentionPreview as RetentionPreview_740749c3ff5235e9901fd20f15af0501 } from '../../../admin/platform/retention/preview'
import { Icon as Icon_b3e8143be63e21b1185320703654ba6b } from '../../../admin/brand'
import { Logo as Logo_b3e8143be63e21b1185320703654ba6b } from '../../../admin/brand'
import { BrokenLinksNav as BrokenLinksNav_00cef3bf6d87dc87612967296a7accd7 } from '../../../admin/publishing/references/broken-links'
import { StatusNav as StatusNav_38ef4376fd0ff79f65fa5478433ca3b8 } from '../../../admin/platform/health/status-view'
import { ContinueSignIn as ContinueSignIn_685f97f84382d37e0528ad7c7ead60c4 } from '../../../admin/staff/second-factor/view'
import { ApplicantsLink as ApplicantsLink_77b4147bc6cc3797cc8588c9b7cbadda } from '../../../admin/recruiting/applications/board-view'
import { TrackSaves as TrackSaves_33127d49a678047d8b70da619d107085 } from '../../../admin/publishing/editing/trackers'
import { Dashboard as Dashboard_281e5754fc1929dbbfaeec817c333452 } from '../../../admin/staff/dashboard/dashboard'
import { ForgotPasswordView as ForgotPasswordView_f85672c8a1939834b7823cede07532b3 } from '../../../admin/staff/sign-in/forgot-password'
import { SecondFactorView as SecondFactorView_685f97f84382d37e0528ad7c7ead60c4 } from '../../../admin/staff/second-factor/view'
import { BrokenLinksView as BrokenLinksView_00cef3bf6d87dc87612967296a7accd7 } from '../../../admin/publishing/references/broken-links'
import { StatusView as StatusView_38ef4376fd0ff79f65fa5478433ca3b8 } from '../../../admin/platform/health/status-view'
import { BoardView as BoardView_77b4147bc6cc3797cc8588c9b7cbadda } from '../../../admin/recruiting/applications/board-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/publishing/editing/editing#Editing": Editing_53526d06266e0da6ac8bfeb7177e9e7d,
  "/admin/publishing/publication-notice#PublicationNotice": PublicationNotice_590ec19a5f1100938148dcb92ff5f2ea,
  "/admin/publishing/references/document-links#DocumentLinks": DocumentLinks_77290f5ae2ae59d3c4356429b7a1b3de,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
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
  "/admin/publishing/references/removal-warning#ListRemoval": ListRemoval_1ea643011430f0cca516ee00a75fc751,
  "/admin/publishing/editing/server#ListReadAt": ListReadAt_4cd1590468d88f5f15f44015967ea5de,
  "/admin/publishing/references/removal-warning#DocumentRemoval": DocumentRemoval_1ea643011430f0cca516ee00a75fc751,
  "/admin/publishing/publish-button#PublishButton": PublishButton_8537837f933071de75a6f939e1e300c3,
  "/admin/publishing/editing/server#RestoreBase": RestoreBase_4cd1590468d88f5f15f44015967ea5de,
  "/admin/recruiting/applications/job-applicants#JobApplicants": JobApplicants_88b1f3273a373111a084d4d84a7dd5c1,
  "/admin/recruiting/jobs/availability-button#AvailabilityButton": AvailabilityButton_291effc581ea269d560869fd823a1203,
  "/admin/platform/retention/hold-banner#HoldBanner": HoldBanner_bef4cec3cea158e1333d765f3e194d42,
  "/admin/recruiting/applications/applicant-head#ApplicantHead": ApplicantHead_18950c301cb5919abcefbdb00855b156,
  "/admin/recruiting/applications/resume-panel#ResumePanel": ResumePanel_ae8daf73612c309a2ea91ef3fb76ba81,
  "/admin/staff/notes/timeline#Timeline": Timeline_49f7948bb90994f7554b1b4230163cb5,
  "/admin/recruiting/applications/duplicates-panel#DuplicatesPanel": DuplicatesPanel_1a6773c9a71f04e2c87badbf522389d5,
  "/admin/recruiting/applications/applicant-actions#ApplicantActions": ApplicantActions_e2bbd96f6eb881f562597b8bc1ab4daa,
  "/admin/staff/ownership/owner-cell#OwnerCell": OwnerCell_2aed044ff950a503e99ce25ff535d864,
  "/admin/staff/ownership/owner-field#OwnerField": OwnerField_e61da18a4aead44982025eaec51cec81,
  "/admin/recruiting/applications/list-actions#ListActions": ListActions_07fb898fd51067fa0773fe6a6c3e26fa,
  "/admin/inbox/replies/reply-panel#ReplyPanel": ReplyPanel_6d539c6aa62b97bc0ca7182b2ff9d27c,
  "/admin/inbox/messages/message-actions#MessageActions": MessageActions_2e40207bf82f4bed3c9f0ae186bd062b,
  "/admin/inbox/messages/spam-notice#SpamNotice": SpamNotice_113615113715a8689b2b1e65cf3a805d,
  "/admin/inbox/messages/message-list-head#MessageListHead": MessageListHead_dd6ff1fbc8a720c5160133f9ea55657a,
  "/admin/platform/deliveries/retry-delivery#RetryDelivery": RetryDelivery_94562c1ce1f5ce91543507d3d2c63658,
  "/admin/staff/audit/audit-trail#KindCell": KindCell_cf271a756ad80bd17c6c3f497921bb5a,
  "/admin/staff/audit/audit-trail#RecordCell": RecordCell_cf271a756ad80bd17c6c3f497921bb5a,
  "/admin/staff/audit/audit-trail#RecordField": RecordField_cf271a756ad80bd17c6c3f497921bb5a,
  "/admin/staff/audit/audit-trail#AuditFilter": AuditFilter_cf271a756ad80bd17c6c3f497921bb5a,
  "/admin/publishing/publish-button#UnpublishButton": UnpublishButton_8537837f933071de75a6f939e1e300c3,
  "/admin/content/menus/menu-entries#MenuEntries": MenuEntries_30d3a1ecb94a5be101a47e2ded88c833,
  "/admin/content/media/upload-limits#UploadLimits": UploadLimits_6a2c2e60febed4976eeefffd8860c361,
  "/admin/staff/sign-in/credentials#Credentials": Credentials_978c52956ecfec0e87f1e4de59b5d468,
  "/admin/staff/second-factor/account#SecondFactorAccount": SecondFactorAccount_c3b7eee2a4631b097b86960e17c38681,
  "/admin/platform/retention/preview#RetentionPreview": RetentionPreview_740749c3ff5235e9901fd20f15af0501,
  "/admin/brand#Icon": Icon_b3e8143be63e21b1185320703654ba6b,
  "/admin/brand#Logo": Logo_b3e8143be63e21b1185320703654ba6b,
  "/admin/publishing/references/broken-links#BrokenLinksNav": BrokenLinksNav_00cef3bf6d87dc87612967296a7accd7,
  "/admin/platform/health/status-view#StatusNav": StatusNav_38ef4376fd0ff79f65fa5478433ca3b8,
  "/admin/staff/second-factor/view#ContinueSignIn": ContinueSignIn_685f97f84382d37e0528ad7c7ead60c4,
  "/admin/recruiting/applications/board-view#ApplicantsLink": ApplicantsLink_77b4147bc6cc3797cc8588c9b7cbadda,
  "/admin/publishing/editing/trackers#TrackSaves": TrackSaves_33127d49a678047d8b70da619d107085,
  "/admin/staff/dashboard/dashboard#Dashboard": Dashboard_281e5754fc1929dbbfaeec817c333452,
  "/admin/staff/sign-in/forgot-password#ForgotPasswordView": ForgotPasswordView_f85672c8a1939834b7823cede07532b3,
  "/admin/staff/second-factor/view#SecondFactorView": SecondFactorView_685f97f84382d37e0528ad7c7ead60c4,
  "/admin/publishing/references/broken-links#BrokenLinksView": BrokenLinksView_00cef3bf6d87dc87612967296a7accd7,
  "/admin/platform/health/status-view#StatusView": StatusView_38ef4376fd0ff79f65fa5478433ca3b8,
  "/admin/recruiting/applications/board-view#BoardView": BoardView_77b4147bc6cc3797cc8588c9b7cbadda,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
