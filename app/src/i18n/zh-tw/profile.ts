import type { Words } from '../words.ts';

/** Texts of the profile. */
export const profile: Words<'profile'> = {
  title: '個人資料',
  signedInAs: '已登入為 {name}',
  languageWhy: '日期、數字和錯誤訊息會隨之變化。',
  languages: '機器翻譯：{names}。',
  appearance: '外觀',
  appearanceWhy: '僅儲存在此裝置上。網站顏色由管理員設定，你也可以使用自己的顏色。',
  colour: '顏色',
  siteColour: '網站顏色',
  defaultColour: '預設',
  customColour: '自訂',
  ownColour: '自訂顏色',
  colourForm: '# 加六位十六進位數字，例如 {example}。',
  colours: {
    green: '綠色',
    blue: '藍色',
    violet: '紫色',
    pink: '粉紅色',
    red: '紅色',
    orange: '橙色',
    yellow: '黃色',
    grey: '灰色',
  },
  ratios: {
    text: '此顏色的文字',
    fill: '按鈕上的文字',
    control: '開關、核取方塊',
  },
  derivation: '填色處保持原色；文字和外框會調整亮度，直到對比足夠。',
  notBuilt: '此版本還不能變更名稱、頭像、電子郵件、密碼和 API 權杖。',
  pickColour: '選擇顏色',
  preview: {
    dark: '使用此顏色的深色主題',
    light: '使用此顏色的淺色主題',
    badge: '已解出',
    primary: '送出',
    secondary: '銷毀',
  },
};
