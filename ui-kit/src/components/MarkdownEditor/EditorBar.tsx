import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { FieldContext } from '../FormField/field-context.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Segmented } from '../Segmented/Segmented.tsx';
import { MODES, type MarkdownEditorWords, type MarkdownMode } from './editor-words.ts';
import { tools, type Tool } from './editor-tools.ts';
import { Bar, Chooser, Tools } from './MarkdownEditor.styles.ts';
import type { ImageUploads } from './use-image-uploads.ts';

interface EditorBarProps {
  mode: MarkdownMode;
  onModeChange: (mode: MarkdownMode) => void;
  onTool: (tool: Tool) => void;
  onPictures: (files: readonly File[]) => void;
  words: MarkdownEditorWords;
  uploads: ImageUploads | undefined;
  disabled: boolean | undefined;
}

/** The toolbar, and the switch between editing and preview. */
export function EditorBar(props: EditorBarProps) {
  const { mode, onModeChange, onTool, onPictures, words, uploads, disabled } = props;
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <Bar>
      <Tools role="group" aria-label={words.tools}>
        {tools.map(({ tool, icon, key }) => (
          <IconButton
            key={tool}
            size="small"
            icon={icon}
            label={words[tool]}
            kbd={key && `Ctrl ${key.toUpperCase()}`}
            disabled={disabled || mode === 'preview'}
            onClick={() => onTool(tool)}
          />
        ))}
        {uploads && (
          <>
            <IconButton
              size="small"
              icon={ImagePlus}
              label={uploads.words.image}
              disabled={disabled || mode === 'preview'}
              onClick={() => chooser.current?.click()}
            />
            <Chooser
              ref={chooser}
              type="file"
              multiple
              hidden
              accept={uploads.accept ?? 'image/*'}
              onChange={({ target }) => {
                onPictures([...(target.files ?? [])]);
                // Allows choosing the same picture again.
                target.value = '';
              }}
            />
          </>
        )}
      </Tools>
      {/* The field's label belongs to the textarea. */}
      <FieldContext value={null}>
        <Segmented
          size="small"
          label={words.view}
          value={mode}
          onValueChange={onModeChange}
          options={MODES.map((each) => ({ value: each, label: words[each] }))}
        />
      </FieldContext>
    </Bar>
  );
}
