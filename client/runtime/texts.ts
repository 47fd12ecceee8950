/** Of failures, where a screen has no words of its own */
export const codeNotLoaded = 'A part of the page could not be loaded.'
export const emptyAnswer = 'The answer was empty.'
