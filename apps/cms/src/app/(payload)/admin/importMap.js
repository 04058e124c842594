import { Editing as Editing_52bbd500bc421692ff59698fa63d248c } from '../../../admin/editing/editing'
import { PublicationNotice as PublicationNotice_590ec19a5f1100938148dcb92ff5f2ea } from '../../../admin/publishing/publication-notice'
import { DocumentLinks as DocumentLinks_791553a861ee8af0af64696b0e77e7ec } from '../../../admin/references/document-links'
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
import { SharingPreview as SharingPreview_32421da888daf3122b0f3051acd1aaa1 } from '../../../admin/sharing/sharing-preview'
import { UsedOn as UsedOn_fc888cf2f0b3aa55cc8957fada34bcb6 } from '../../../admin/references/used-on'
import { ListRemoval as ListRemoval_139830d812d92653651204dc2f6c81f4 } from '../../../admin/references/removal-question'
import { ListReadAt as ListReadAt_1a4918c98fcbefa5cfe42b2b6e4d2772 } from '../../../admin/editing/list-read-at'
import { DocumentRemoval as DocumentRemoval_139830d812d92653651204dc2f6c81f4 } from '../../../admin/references/removal-question'
import { PublishButton as PublishButton_8537837f933071de75a6f939e1e300c3 } from '../../../admin/publishing/publish-button'
import { RestoreBase as RestoreBase_2f7758769b475e00f32d9120427ade4f } from '../../../admin/editing/restore-base'
import { JobApplicants as JobApplicants_05007003d096c73d4d2c1f3a340fbe6d } from '../../../admin/hiring/job-applicants'
import { AvailabilityButton as AvailabilityButton_7d52866b869caf5ff4f0382b79c2dc72 } from '../../../admin/jobs/availability-button'
import { HoldBanner as HoldBanner_fc4b99ea32fc0122e29af3866d1d3280 } from '../../../admin/retention/hold-banner'
import { ApplicantHead as ApplicantHead_c9ddda0d67b30657cf0038e74b06b3bf } from '../../../admin/hiring/applicant-head'
import { ResumePanel as ResumePanel_73ade485524b16d5e9b0d2b0f8ff1716 } from '../../../admin/hiring/resume-panel'
import { Timeline as Timeline_a6ef1bb6a81de7b45f6dcbefe5874c01 } from '../../../admin/notes/timeline'
import { DuplicatesPanel as DuplicatesPanel_0acd6380b26def20e069245465aeba03 } from '../../../admin/hiring/duplicates-panel'
import { ApplicantActions as ApplicantActions_fcdb605350bb4f39429caae6a862e642 } from '../../../admin/hiring/applicant-actions'
import { OwnerCell as OwnerCell_305d8df2cff8578410215d1bc0e58ba2 } from '../../../admin/fields/owner-cell'
import { OwnerField as OwnerField_3937a73fb8f9a3d35fd9986a54481693 } from '../../../admin/fields/owner-field'
import { ListActions as ListActions_b169f6326b35433ceeebda7ec2b37b8c } from '../../../admin/hiring/list-actions'
import { ReplyPanel as ReplyPanel_f5b565e64fc30ea6e66ae0022d26ddf9 } from '../../../admin/replies/reply-panel'
import { MessageActions as MessageActions_ad4a4ebb14ad8c68f5f18b4cfde1af7f } from '../../../admin/messages/message-actions'
import { SpamNotice as SpamNotice_365e2bf617a4cba66cd68aa2d47bff5b } from '../../../admin/messages/spam-notice'
import { MessageListHead as MessageListHead_ef842e467fc4d09fbb73176b023b7978 } from '../../../admin/messages/message-list-head'
import { SendAgain as SendAgain_17023c12e240989d9a63fa21778866fa } from '../../../admin/sendings/send-again'
import { KindCell as KindCell_9dabbc87299c7d759a820769739703f2 } from '../../../admin/audit/kind'
import { RecordCell as RecordCell_a1a348a91009015dec7f21574b062ba0 } from '../../../admin/audit/record'
import { RecordField as RecordField_a1a348a91009015dec7f21574b062ba0 } from '../../../admin/audit/record'
import { AuditFilter as AuditFilter_347642fcf05442c6e7c54c478ba64e99 } from '../../../admin/audit/filter'
import { UnpublishButton as UnpublishButton_1490477efc712e6e28d27cca57b8407d } from '../../../admin/publishing/unpublish-button'
import { MenuPlaces as MenuPlaces_5890be1d6542712766c5d77903b0f3cd } from '../../../admin/menus/menu-places'
import { UploadLimits as UploadLimits_9ecb49a5796e4fdef0809d7aecebee7f } from '../../../admin/fields/upload-limits'
import { Credentials as Credentials_b267549db7485479fa41f5075e470b9e } from '../../../admin/sign-in/credentials'
import { SecondFactorAccount as SecondFactorAccount_0935f79ea32ed2fa8dee875c715e056a } from '../../../admin/second-factor/account'
import { RetentionPreview as RetentionPreview_8b0f7d6fb32fe96167648deb74999d83 } from '../../../admin/retention/preview'
import { Icon as Icon_b0649e359aa02177dca7f3475e473ca6 } from '../../../admin/icon'
import { Logo as Logo_481c7343515a00946c6e2c2ed9750300 } from '../../../admin/logo'
import { BrokenLinksNav as BrokenLinksNav_7140fabf02c5acabbd5bfc890f0395b8 } from '../../../admin/references/broken-links-nav'
import { StatusNav as StatusNav_2de9d766d9be61fb952ae2ed712fc2aa } from '../../../admin/status/status-nav'
import { ContinueSignIn as ContinueSignIn_7e98088781a01a6abcbc0876e5e1793b } from '../../../admin/second-factor/continue'
import { ApplicantsLink as ApplicantsLink_816a89f865ab63d8f0ba61cbadb3993a } from '../../../admin/hiring/nav-link'
import { TrackSaves as TrackSaves_d019572c11f50c8c40e21fca314e2802 } from '../../../admin/editing/track-saves'
import { Dashboard as Dashboard_95a82244a7fccc0f1b6e6f23ff4ad29c } from '../../../admin/dashboard/dashboard'
import { ForgotPasswordView as ForgotPasswordView_a29afad31edae660fbd9ee9bd85c4ae4 } from '../../../admin/sign-in/forgot-password'
import { SecondFactorView as SecondFactorView_a067376a5674a48794ee312d6e070b6f } from '../../../admin/second-factor/view'
import { BrokenLinksView as BrokenLinksView_c748b1ffb98005b6de7ba2f548d0b380 } from '../../../admin/references/broken-links-view'
import { StatusView as StatusView_86ed7cf32343dc6cd917124c17addf66 } from '../../../admin/status/status-view'
import { BoardView as BoardView_27ece9571aaa459a6d25fca6d35b9a2b } from '../../../admin/hiring/board-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/editing/editing#Editing": Editing_52bbd500bc421692ff59698fa63d248c,
  "/admin/publishing/publication-notice#PublicationNotice": PublicationNotice_590ec19a5f1100938148dcb92ff5f2ea,
  "/admin/references/document-links#DocumentLinks": DocumentLinks_791553a861ee8af0af64696b0e77e7ec,
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
  "/admin/sharing/sharing-preview#SharingPreview": SharingPreview_32421da888daf3122b0f3051acd1aaa1,
  "/admin/references/used-on#UsedOn": UsedOn_fc888cf2f0b3aa55cc8957fada34bcb6,
  "/admin/references/removal-question#ListRemoval": ListRemoval_139830d812d92653651204dc2f6c81f4,
  "/admin/editing/list-read-at#ListReadAt": ListReadAt_1a4918c98fcbefa5cfe42b2b6e4d2772,
  "/admin/references/removal-question#DocumentRemoval": DocumentRemoval_139830d812d92653651204dc2f6c81f4,
  "/admin/publishing/publish-button#PublishButton": PublishButton_8537837f933071de75a6f939e1e300c3,
  "/admin/editing/restore-base#RestoreBase": RestoreBase_2f7758769b475e00f32d9120427ade4f,
  "/admin/hiring/job-applicants#JobApplicants": JobApplicants_05007003d096c73d4d2c1f3a340fbe6d,
  "/admin/jobs/availability-button#AvailabilityButton": AvailabilityButton_7d52866b869caf5ff4f0382b79c2dc72,
  "/admin/retention/hold-banner#HoldBanner": HoldBanner_fc4b99ea32fc0122e29af3866d1d3280,
  "/admin/hiring/applicant-head#ApplicantHead": ApplicantHead_c9ddda0d67b30657cf0038e74b06b3bf,
  "/admin/hiring/resume-panel#ResumePanel": ResumePanel_73ade485524b16d5e9b0d2b0f8ff1716,
  "/admin/notes/timeline#Timeline": Timeline_a6ef1bb6a81de7b45f6dcbefe5874c01,
  "/admin/hiring/duplicates-panel#DuplicatesPanel": DuplicatesPanel_0acd6380b26def20e069245465aeba03,
  "/admin/hiring/applicant-actions#ApplicantActions": ApplicantActions_fcdb605350bb4f39429caae6a862e642,
  "/admin/fields/owner-cell#OwnerCell": OwnerCell_305d8df2cff8578410215d1bc0e58ba2,
  "/admin/fields/owner-field#OwnerField": OwnerField_3937a73fb8f9a3d35fd9986a54481693,
  "/admin/hiring/list-actions#ListActions": ListActions_b169f6326b35433ceeebda7ec2b37b8c,
  "/admin/replies/reply-panel#ReplyPanel": ReplyPanel_f5b565e64fc30ea6e66ae0022d26ddf9,
  "/admin/messages/message-actions#MessageActions": MessageActions_ad4a4ebb14ad8c68f5f18b4cfde1af7f,
  "/admin/messages/spam-notice#SpamNotice": SpamNotice_365e2bf617a4cba66cd68aa2d47bff5b,
  "/admin/messages/message-list-head#MessageListHead": MessageListHead_ef842e467fc4d09fbb73176b023b7978,
  "/admin/sendings/send-again#SendAgain": SendAgain_17023c12e240989d9a63fa21778866fa,
  "/admin/audit/kind#KindCell": KindCell_9dabbc87299c7d759a820769739703f2,
  "/admin/audit/record#RecordCell": RecordCell_a1a348a91009015dec7f21574b062ba0,
  "/admin/audit/record#RecordField": RecordField_a1a348a91009015dec7f21574b062ba0,
  "/admin/audit/filter#AuditFilter": AuditFilter_347642fcf05442c6e7c54c478ba64e99,
  "/admin/publishing/unpublish-button#UnpublishButton": UnpublishButton_1490477efc712e6e28d27cca57b8407d,
  "/admin/menus/menu-places#MenuPlaces": MenuPlaces_5890be1d6542712766c5d77903b0f3cd,
  "/admin/fields/upload-limits#UploadLimits": UploadLimits_9ecb49a5796e4fdef0809d7aecebee7f,
  "/admin/sign-in/credentials#Credentials": Credentials_b267549db7485479fa41f5075e470b9e,
  "/admin/second-factor/account#SecondFactorAccount": SecondFactorAccount_0935f79ea32ed2fa8dee875c715e056a,
  "/admin/retention/preview#RetentionPreview": RetentionPreview_8b0f7d6fb32fe96167648deb74999d83,
  "/admin/icon#Icon": Icon_b0649e359aa02177dca7f3475e473ca6,
  "/admin/logo#Logo": Logo_481c7343515a00946c6e2c2ed9750300,
  "/admin/references/broken-links-nav#BrokenLinksNav": BrokenLinksNav_7140fabf02c5acabbd5bfc890f0395b8,
  "/admin/status/status-nav#StatusNav": StatusNav_2de9d766d9be61fb952ae2ed712fc2aa,
  "/admin/second-factor/continue#ContinueSignIn": ContinueSignIn_7e98088781a01a6abcbc0876e5e1793b,
  "/admin/hiring/nav-link#ApplicantsLink": ApplicantsLink_816a89f865ab63d8f0ba61cbadb3993a,
  "/admin/editing/track-saves#TrackSaves": TrackSaves_d019572c11f50c8c40e21fca314e2802,
  "/admin/dashboard/dashboard#Dashboard": Dashboard_95a82244a7fccc0f1b6e6f23ff4ad29c,
  "/admin/sign-in/forgot-password#ForgotPasswordView": ForgotPasswordView_a29afad31edae660fbd9ee9bd85c4ae4,
  "/admin/second-factor/view#SecondFactorView": SecondFactorView_a067376a5674a48794ee312d6e070b6f,
  "/admin/references/broken-links-view#BrokenLinksView": BrokenLinksView_c748b1ffb98005b6de7ba2f548d0b380,
  "/admin/status/status-view#StatusView": StatusView_86ed7cf32343dc6cd917124c17addf66,
  "/admin/hiring/board-view#BoardView": BoardView_27ece9571aaa459a6d25fca6d35b9a2b,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
