import type { Words } from '../words.ts';

/** Texts of the profile. */
export const profile: Words<'profile'> = {
  title: '个人资料',
  signedInAs: '已登录为 {name}',
  languageWhy: '日期、数字和错误信息随之变化。',
  languages: '机器翻译：{names}。',
  appearance: '外观',
  appearanceWhy: '仅保存在此设备上。网站颜色由管理员设置，你也可以使用自己的颜色。',
  colour: '颜色',
  siteColour: '网站颜色',
  defaultColour: '默认',
  customColour: '自定义',
  ownColour: '自定义颜色',
  colourForm: '# 加六位十六进制数字，例如 {example}。',
  colours: {
    green: '绿色',
    blue: '蓝色',
    violet: '紫色',
    pink: '粉色',
    red: '红色',
    orange: '橙色',
    yellow: '黄色',
    grey: '灰色',
  },
  ratios: {
    text: '该颜色的文字',
    fill: '按钮上的文字',
    control: '开关、复选框',
  },
  derivation: '填充处保持原色；文字和描边会调整亮度，直到对比度达标。',
  notBuilt: '此版本还不能更改名称、头像、邮箱、密码和 API 令牌。',
  pickColour: '选择颜色',
  preview: {
    dark: '使用此颜色的深色主题',
    light: '使用此颜色的浅色主题',
    badge: '已解出',
    primary: '提交',
    secondary: '销毁',
  },
};
