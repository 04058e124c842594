export {
  type Preview,
  type PreviewTarget,
  previewParameter,
  readPreview,
  signPreview,
} from './preview-token.ts';
