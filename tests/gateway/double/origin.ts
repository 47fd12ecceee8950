/** Where the doubles are. */
export const origin = 'http://plaza.test'
