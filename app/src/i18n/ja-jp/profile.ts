import type { Words } from '../words.ts';

/** Texts of the profile. */
export const profile: Words<'profile'> = {
  title: 'プロフィール',
  signedInAs: '{name} としてログイン中',
  languageWhy: '日付、数値、エラーメッセージに反映されます。',
  languages: '機械翻訳：{names}。',
  appearance: '外観',
  appearanceWhy: 'この端末だけに保存されます。サイトの色は管理者が決めますが、自分の色も使えます。',
  colour: '色',
  siteColour: 'サイトの色',
  defaultColour: '既定',
  customColour: 'カスタム',
  ownColour: 'カスタムの色',
  colourForm: '「#」と6桁の16進数で入力します（例: {example}）。',
  colours: {
    green: '緑',
    blue: '青',
    violet: '紫',
    pink: 'ピンク',
    red: '赤',
    orange: 'オレンジ',
    yellow: '黄',
    grey: 'グレー',
  },
  ratios: {
    text: 'この色の文字',
    fill: 'ボタン上の文字',
    control: 'スイッチ、チェックボックス',
  },
  derivation: '塗りには色をそのまま使い、文字や枠ではコントラストを満たすまで明るさを調整します。',
  notBuilt:
    'このバージョンでは、名前、画像、メールアドレス、パスワード、API トークンはまだ変更できません。',
  pickColour: '色を選ぶ',
  preview: {
    dark: 'この色でのダークテーマ',
    light: 'この色でのライトテーマ',
    badge: '正解済み',
    primary: '提出',
    secondary: '破棄',
  },
};
