/** "#2f7de1" from "2F7DE1", "#2f7de1" or "#27e"; `null` for anything else. */
export const parseHex = (text: string): string | null => {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return null;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
};
