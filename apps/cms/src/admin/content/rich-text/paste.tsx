'use client';
import { createClientFeature } from '@payloadcms/richtext-lexical/client';
import {
  $getSelection,
  $insertNodes,
  COMMAND_PRIORITY_HIGH,
  PASTE_COMMAND,
} from '@payloadcms/richtext-lexical/lexical';
import { $generateNodesFromDOM } from '@payloadcms/richtext-lexical/lexical/html';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { toast } from '@payloadcms/ui';
import { useEffect } from 'react';
import { cleanHtml } from './clean-html.ts';

/** What Word and Google Docs put on the clipboard becomes what our texts have. */
export const PasteFeatureClient = createClientFeature({
  plugins: [{ Component: PastePlugin, position: 'normal' }],
});

function PastePlugin() {
  const [editor] = useLexicalComposerContext();
  useEffect(
    () =>
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          const data = event instanceof ClipboardEvent ? event.clipboardData : null;
          const html = data?.getData('text/html');
          // Copied from an editor of ours: Lexical inserts its own format, which has more than the HTML.
          if (!data || !html || data.types.includes('application/x-lexical-editor')) return false;
          const { document, pictures } = cleanHtml(html);
          const files = [...data.files];
          if (files.length > 0 && document.body.textContent?.trim() === '') {
            // A copied image: without its HTML the editor asks for its description and uploads it.
            const onlyFiles = new DataTransfer();
            for (const file of files) onlyFiles.items.add(file);
            event.preventDefault();
            const clipboardData = onlyFiles;
            return editor.dispatchCommand(PASTE_COMMAND, new ClipboardEvent('paste', { clipboardData }));
          }
          if (!$getSelection()) return false;
          event.preventDefault();
          $insertNodes($generateNodesFromDOM(editor, document));
          if (pictures > 0)
            toast.info(
              `${pictures === 1 ? 'A picture was' : `${pictures} pictures were`} left out. To add one, save it as a file and choose Upload in the menu of the text.`,
            );
          return true;
        },
        COMMAND_PRIORITY_HIGH,
      ),
    [editor],
  );
  return null;
}
