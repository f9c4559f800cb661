import { Bold, Code, Italic, Link2, List, type LucideIcon, Sigma, Table } from 'lucide-react';
import {
  insertLink,
  insertTable,
  toggleCode,
  toggleList,
  toggleMark,
  toggleMaths,
  type Edit,
  type Selected,
} from './markdown-edit.ts';

export type Tool = 'bold' | 'italic' | 'code' | 'link' | 'list' | 'table' | 'maths';

/** Tools of the toolbar, with their Ctrl shortcuts. */
export const tools: readonly { tool: Tool; icon: LucideIcon; key?: string }[] = [
  { tool: 'bold', icon: Bold, key: 'b' },
  { tool: 'italic', icon: Italic, key: 'i' },
  { tool: 'code', icon: Code, key: 'e' },
  { tool: 'link', icon: Link2, key: 'k' },
  { tool: 'list', icon: List },
  { tool: 'table', icon: Table },
  { tool: 'maths', icon: Sigma },
];

/** The edit that a tool makes to a selection. */
export function editFor(tool: Tool, selected: Selected, linkText: string): Edit {
  if (tool === 'bold') return toggleMark(selected, '**');
  if (tool === 'italic') return toggleMark(selected, '_');
  if (tool === 'code') return toggleCode(selected);
  if (tool === 'link') return insertLink(selected, linkText);
  if (tool === 'table') return insertTable(selected, linkText);
  return tool === 'maths' ? toggleMaths(selected) : toggleList(selected);
}

/** Text and selection of the textarea. */
export function selectedIn(area: HTMLTextAreaElement): Selected {
  return {
    text: area.value,
    start: area.selectionStart,
    end: area.selectionEnd,
  };
}

/** Replaces text so that the browser can undo it; only `execCommand` does that. */
export function applyEdit(area: HTMLTextAreaElement, edit: Edit): void {
  area.focus();
  area.setSelectionRange(edit.from, edit.to);
  if (!document.execCommand('insertText', false, edit.insert)) {
    area.setRangeText(edit.insert, edit.from, edit.to);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(edit.start, edit.end);
}
