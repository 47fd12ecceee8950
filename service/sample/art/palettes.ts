import type { Palette } from './brush.ts'

/** The brand's greens run through all of them; what changes is the hour of the day and the warmth. */
export const palettes = {
  dawn: {
    sky: ['#fdebcf', '#f8c39a'],
    sun: '#fff6e2',
    layers: ['#eeb087', '#cf8a6b', '#7f9a77', '#457359', '#1f4a3d'],
    accent: '#e2582f',
    light: '#fff7e8',
    dark: '#17362d',
  },
  forest: {
    sky: ['#eaf4e6', '#bcdcc0'],
    sun: '#fbf4cf',
    layers: ['#9cc8a9', '#6aa888', '#418466', '#25604b', '#123f32'],
    accent: '#f0a23b',
    light: '#f7f9ef',
    dark: '#0e2c24',
  },
  dusk: {
    sky: ['#39456f', '#f0a07c'],
    sun: '#ffe0ad',
    layers: ['#b37080', '#7d5577', '#4c4668', '#2a4a53', '#143532'],
    accent: '#ffb64d',
    light: '#fff0de',
    dark: '#10242a',
  },
  sea: {
    sky: ['#eef7ef', '#c0e4da'],
    sun: '#ffecc0',
    layers: ['#93cec6', '#57aaa8', '#33868b', '#1d606a', '#10424d'],
    accent: '#f1694b',
    light: '#f6fbf5',
    dark: '#0c3039',
  },
  citrus: {
    sky: ['#fff5d3', '#ffdd86'],
    sun: '#ffae34',
    layers: ['#f3c255', '#dc9838', '#93a853', '#528247', '#2b5836'],
    accent: '#d8472f',
    light: '#fffaea',
    dark: '#1d3b26',
  },
  clay: {
    sky: ['#f9ebdd', '#ecc9aa'],
    sun: '#fff4e4',
    layers: ['#dfa57f', '#c57855', '#8f5542', '#5d5f4a', '#2f4b3d'],
    accent: '#2e8c69',
    light: '#fdf4ea',
    dark: '#26322a',
  },
  night: {
    sky: ['#0d2233', '#24565a'],
    sun: '#f6eed3',
    layers: ['#2c6a69', '#215557', '#194348', '#11323a', '#0a222a'],
    accent: '#f6bb48',
    light: '#f3f1e0',
    dark: '#081a21',
  },
  blossom: {
    sky: ['#fdf1f0', '#f8d3d2'],
    sun: '#fffaf4',
    layers: ['#efb6b6', '#d48c95', '#86a88e', '#4d8268', '#275645'],
    accent: '#c93f5c',
    light: '#fff8f5',
    dark: '#1d3c31',
  },
  evening: {
    sky: ['#0f3b38', '#5d9a78'],
    sun: '#ffe2a0',
    layers: ['#4f8f75', '#3a7864', '#285f52', '#194840', '#0d302d'],
    accent: '#ffb352',
    light: '#fbf3dc',
    dark: '#081f1f',
  },
  ember: {
    sky: ['#4a2a44', '#d9734f'],
    sun: '#ffd493',
    layers: ['#a9514f', '#6f4a5c', '#3f6257', '#234b45', '#122f2f'],
    accent: '#ffa94f',
    light: '#fff0dc',
    dark: '#0e2023',
  },
} as const satisfies Record<string, Palette>

export type PaletteName = keyof typeof palettes
