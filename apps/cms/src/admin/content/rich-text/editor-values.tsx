'use client';
import { createClientFeature, useEditorConfigContext } from '@payloadcms/richtext-lexical/client';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { useForm } from '@payloadcms/ui';
import { useEffect } from 'react';

/** Writes the text of an editor to its form at each keystroke; Payload's field does so up to 500 ms later. */
export const EditorValueFeatureClient = createClientFeature({
  plugins: [{ Component: EditorValue, position: 'normal' }],
});

function EditorValue() {
  const [editor] = useLexicalComposerContext();
  const { dispatchFields, setModified } = useForm();
  const { path } = useEditorConfigContext().fieldProps;
  useEffect(
    () =>
      editor.registerUpdateListener(({ dirtyElements, dirtyLeaves, editorState, prevEditorState, tags }) => {
        if (prevEditorState.isEmpty() || dirtyElements.size + dirtyLeaves.size === 0) return;
        // What plugins do to a text as it is loaded is no change, as for Payload's own field.
        if (tags.has('history-merge')) return;
        dispatchFields({ type: 'UPDATE', path, value: editorState.toJSON() });
        setModified(true);
      }),
    [editor, path, dispatchFields, setModified],
  );
  return null;
}
