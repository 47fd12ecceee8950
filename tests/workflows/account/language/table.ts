import { asks, has, refused, table, to, warns, when } from '../../../support/workflow/table.ts'

interface Known {
  language: string
  chosen: string
}

const choose = (language: string) => [
  when({ chosen: language }, refused),
  to('loading', has({ chosen: language }), asks('speakLanguage', { language })),
]
const choosing = { 'language.choose (German)': choose('de'), 'language.choose (Arabic)': choose('ar') }
const chosen = ({ chosen: language }: Known) => ({ language })

/**
 * Beyond the specification: choosing Plaza's language. The choice takes effect immediately and loses no
 * input.
 */
export const languageTable = table({
  start: {
    'a visitor': to('ready', has({ language: 'en', chosen: 'en', isSignedIn: false })),
    'a member': to('ready', has({ language: 'en', chosen: 'en', isSignedIn: true })),
  },
  ready: choosing,
  loading: {
    is: 'busy',
    ...choosing,
    'speakLanguage succeeds': [
      when({ isSignedIn: true }, to('saving', has(chosen), asks('saveLanguage', chosen))),
      to('ready', has(chosen)),
    ],
    'speakLanguage fails': to(
      'ready',
      has(({ language }: Known) => ({ chosen: language })),
      warns('The language could not be loaded. Please try again.'),
    ),
  },
  saving: {
    ...choosing,
    'saveLanguage succeeds': to('ready'),
    'saveLanguage fails': to(
      'ready',
      warns('The language is kept on this device, but could not be saved to your account.'),
    ),
  },
})
