'use client';
import { createClientFeature, useEditorConfigContext } from '@payloadcms/richtext-lexical/client';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { useForm, useFormFields } from '@payloadcms/ui';
import { isSame } from '@riverfront/backend/publishing/concurrency/versions';
import { useEffect } from 'react';
import { useSaver } from '../../publishing/saving/saver.ts';

/** Hands what stands in an editor to whatever saves its form, without the delay of Payload's field. */
export const EditorValueFeatureClient = createClientFeature({
  plugins: [{ Component: EditorValue, position: 'normal' }],
});

function EditorValue() {
  const [editor] = useLexicalComposerContext();
  const saver = useSaver();
  const { editors } = saver;
  const { setModified } = useForm();
  const { path } = useEditorConfigContext().fieldProps;
  const value = useFormFields(([fields]) => fields[path]?.value);
  useEffect(() => {
    const stop = editor.registerUpdateListener((update) => {
      const { dirtyElements, dirtyLeaves, editorState, prevEditorState, tags } = update;
      if (prevEditorState.isEmpty() || dirtyElements.size + dirtyLeaves.size === 0) return;
      // What plugins do to a text as it is loaded is no change, as for Payload's own field.
      if (tags.has('history-merge')) return;
      editors.set(path, () => editorState.toJSON());
      setModified(true);
      saver.store();
    });
    return () => {
      editors.delete(path);
      stop();
    };
  }, [editor, editors, saver, path, setModified]);
  // The field has caught up.
  useEffect(() => {
    if (isSame(editors.get(path)?.(), value)) editors.delete(path);
  }, [editors, path, value]);
  return null;
}
