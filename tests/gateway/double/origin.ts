/** The origin of the doubles. */
export const origin = 'http://plaza.test'
