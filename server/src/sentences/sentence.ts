import type { LanguageCode } from '@halyard/sdk/operations';
import { deDe } from './de-de.ts';
import { enUs } from './en-us.ts';
import { esEs } from './es-es.ts';
import { frFr } from './fr-fr.ts';
import { idId } from './id-id.ts';
import { jaJp } from './ja-jp.ts';
import { koKr } from './ko-kr.ts';
import { ruRu } from './ru-ru.ts';
import { viVn } from './vi-vn.ts';
import { zhCn } from './zh-cn.ts';
import type { SentenceKey, Sentences } from './sentence-keys.ts';
import { zhTw } from './zh-tw.ts';

const SENTENCES: Record<LanguageCode, Partial<Sentences>> = {
  'en-US': enUs,
  'zh-CN': zhCn,
  'zh-TW': zhTw,
  'ja-JP': jaJp,
  'ko-KR': koKr,
  'id-ID': idId,
  'ru-RU': ruRu,
  'vi-VN': viVn,
  'de-DE': deDe,
  'fr-FR': frFr,
  'es-ES': esEs,
};

/**
 * What a person reads, in their language; what that lacks is said in English.
 * @param values fills `{name}` places of the sentence
 */
export function sentence(
  language: LanguageCode,
  key: SentenceKey,
  values: Record<string, string | number> = {},
): string {
  const text = SENTENCES[language][key] ?? enUs[key];
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
