import { Bold, Code, Italic, Link2, List, type LucideIcon } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { FieldContext, useFieldControl } from '../FormField/field-context.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Segmented } from '../Segmented/Segmented.tsx';
import {
  insertLink,
  toggleCode,
  toggleList,
  toggleMark,
  type Edit,
  type Selected,
} from './markdown-edit.ts';
import { Bar, Box, Panes, Preview, Source, Tools } from './MarkdownEditor.styles.ts';

export type MarkdownMode = 'write' | 'split' | 'preview';

export interface MarkdownEditorWords extends Record<MarkdownMode, string> {
  bold: string;
  italic: string;
  code: string;
  link: string;
  list: string;
  /** Stands in a new link until it is written over: "text". */
  linkText: string;
  /** Name of the choice between writing and preview. */
  view: string;
  /** Name of the tools. */
  tools: string;
}

export interface MarkdownEditorProps {
  value: string;
  onValueChange: (value: string) => void;
  /** Renders the preview, with the same renderer readers get. */
  preview: (value: string) => ReactNode;
  words: MarkdownEditorWords;
  /** What is shown at first. Default `write`. */
  initialMode?: MarkdownMode;
  placeholder?: string;
  /** Name for assistive technology where no `FormField` gives one. */
  label?: string;
  disabled?: boolean;
}

type Tool = 'bold' | 'italic' | 'code' | 'link' | 'list';

const tools: readonly { tool: Tool; icon: LucideIcon; key?: string }[] = [
  { tool: 'bold', icon: Bold, key: 'b' },
  { tool: 'italic', icon: Italic, key: 'i' },
  { tool: 'code', icon: Code, key: 'e' },
  { tool: 'link', icon: Link2, key: 'k' },
  { tool: 'list', icon: List },
];

const editFor = (tool: Tool, selected: Selected, linkText: string): Edit => {
  if (tool === 'bold') return toggleMark(selected, '**');
  if (tool === 'italic') return toggleMark(selected, '_');
  if (tool === 'code') return toggleCode(selected);
  return tool === 'link' ? insertLink(selected, linkText) : toggleList(selected);
};

/** Replaces text so that Undo of the browser knows it; `execCommand` is the only way to do so. */
const applyEdit = (area: HTMLTextAreaElement, edit: Edit): void => {
  area.focus();
  area.setSelectionRange(edit.from, edit.to);
  if (!document.execCommand('insertText', false, edit.insert)) {
    area.setRangeText(edit.insert, edit.from, edit.to);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(edit.start, edit.end);
};

const modes = ['write', 'split', 'preview'] as const;

/** Markdown with a few tools and a preview. */
export const MarkdownEditor = ({
  value,
  onValueChange,
  preview,
  words,
  initialMode = 'write',
  placeholder,
  label,
  disabled,
}: MarkdownEditorProps) => {
  const [mode, setMode] = useState(initialMode);
  const area = useRef<HTMLTextAreaElement>(null);
  const field = useFieldControl();
  const use = (tool: Tool): void => {
    const { current } = area;
    if (!current) return;
    const selected = {
      text: current.value,
      start: current.selectionStart,
      end: current.selectionEnd,
    };
    applyEdit(current, editFor(tool, selected, words.linkText));
  };
  const hotkey = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    const found = tools.find(({ key }) => key === event.key.toLowerCase());
    if (!found) return;
    event.preventDefault();
    use(found.tool);
  };
  return (
    <Box data-disabled={disabled || undefined} data-invalid={field['aria-invalid']}>
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
              onClick={() => use(tool)}
            />
          ))}
        </Tools>
        {/* The label of the field belongs to the text. */}
        <FieldContext value={null}>
          <Segmented
            size="small"
            label={words.view}
            value={mode}
            onValueChange={setMode}
            options={modes.map((each) => ({ value: each, label: words[each] }))}
          />
        </FieldContext>
      </Bar>
      <Panes data-mode={mode}>
        {mode !== 'preview' && (
          <Source
            {...field}
            ref={area}
            aria-label={label}
            value={value}
            placeholder={placeholder}
            disabled={disabled}
            onChange={(event) => onValueChange(event.target.value)}
            onKeyDown={hotkey}
          />
        )}
        {mode !== 'write' && (
          <Preview role="region" aria-label={words.preview} tabIndex={0}>
            {preview(value)}
          </Preview>
        )}
      </Panes>
    </Box>
  );
};
