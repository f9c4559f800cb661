import { darkMore } from '../tokens/dark-more.ts';
import { dark } from '../tokens/dark.ts';
import { lightMore } from '../tokens/light-more.ts';
import { light } from '../tokens/light.ts';
import { storageKeys } from './storage.ts';

/**
 * A script to inline before anything else on the page, so that the first paint already has the
 * chosen theme, contrast and colour. Its hash goes into the Content-Security-Policy; the text has no line
 * breaks and never changes at run time.
 */
export const firstPaintScript: string = [
  `(function(){var r=document.documentElement,s=r.style,c={},b={};`,
  `try{c=JSON.parse(localStorage.getItem('${storageKeys.choice}'))||{};`,
  `b=JSON.parse(localStorage.getItem('${storageKeys.brand}'))||{}}catch(e){}`,
  `var l=c.mode==='light'||c.mode==='system'&&matchMedia('(prefers-color-scheme: light)').matches;`,
  `var m=c.contrast==='more'||c.contrast!=='normal'&&matchMedia('(prefers-contrast: more)').matches;`,
  `r.dataset.theme=l?'light':'dark';r.dataset.contrast=m?'more':'normal';`,
  `var g=l?m?'${lightMore.bg}':'${light.bg}':m?'${darkMore.bg}':'${dark.bg}',t=document.createElement('meta');`,
  // The background of the page until the stylesheet is loaded.
  `s.backgroundColor=g;`,
  // The colour of the browser's bars on phones.
  `t.name='theme-color';t.content=g;document.head.appendChild(t);`,
  `for(var k in b)if(k.indexOf('--hy-')===0)s.setProperty(k,b[k])})()`,
].join('');
