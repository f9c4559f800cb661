import type { Words } from '../words.ts';

/** Texts of the profile. */
export const profile: Words<'profile'> = {
  title: 'Профиль',
  signedInAs: 'Вы вошли как {name}',
  languageWhy: 'От него зависят даты, числа и сообщения об ошибках.',
  languages: 'Машинный перевод: {names}.',
  appearance: 'Оформление',
  appearanceWhy:
    'Хранится на этом устройстве. Цвет сайта задают администраторы; можно выбрать свой.',
  colour: 'Цвет',
  siteColour: 'Цвет сайта',
  defaultColour: 'По умолчанию',
  customColour: 'Свой',
  ownColour: 'Свой цвет',
  colourForm: 'Знак # и шесть шестнадцатеричных цифр, например {example}.',
  colours: {
    green: 'Зелёный',
    blue: 'Синий',
    violet: 'Фиолетовый',
    pink: 'Розовый',
    red: 'Красный',
    orange: 'Оранжевый',
    yellow: 'Жёлтый',
    grey: 'Серый',
  },
  ratios: {
    text: 'Текст этого цвета',
    fill: 'Текст на кнопке',
    control: 'Переключатель, флажок',
  },
  derivation:
    'На заливках цвет остаётся прежним; для текста и контуров его светлота сдвигается, пока не хватит контраста.',
  notBuilt: 'В этой версии ещё нельзя изменить имя, изображение, почту, пароль и токены API.',
  pickColour: 'Выбрать цвет',
  preview: {
    dark: 'Тёмная тема с этим цветом',
    light: 'Светлая тема с этим цветом',
    badge: 'Решено',
    primary: 'Отправить',
    secondary: 'Удалить',
  },
};
