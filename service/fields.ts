import { z } from '@hono/zod-openapi'

// Control characters but for tabs and line ends.
const unfit = /(?![\t\n\r])\p{Cc}/u

/** Text of people: trimmed, well formed, of 1 to `max` characters. Line breaks only with `lines`. */
export const textField = (max: number, { lines = false } = {}) =>
  z
    .string()
    .trim()
    .min(1, 'This field is required.')
    .max(max, `At most ${max} characters.`)
    .refine(
      (text) => text.isWellFormed() && !unfit.test(text),
      'This text has characters that cannot be stored.',
    )
    .refine((text) => lines || !/[\n\r\t\u2028\u2029]/.test(text), 'This text must be on one line.')

export const nameField = textField(120)

export const emailField = z
  .string()
  .trim()
  .max(254, 'At most 254 characters.')
  .pipe(z.email('Enter a valid email address.'))
  .openapi({ format: 'email', example: 'asha@example.org' })

/** A number as people write it; a plus and 6 to 15 digits from here on. */
export const phoneField = z
  .string()
  .trim()
  .max(40, 'At most 15 digits.')
  .regex(/^(\+|00)?[\d\s().-]+$/, 'Enter a phone number: a plus and digits.')
  .transform((text) => `+${text.replace(/^00/, '').replaceAll(/\D/g, '')}`)
  .refine((phone) => phone.length >= 7, 'This phone number is too short.')
  .refine((phone) => phone.length <= 16, 'At most 15 digits.')
  .openapi({ type: 'string', example: '+919876543210' })

export const codeField = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'Enter the 6 digits of the code.')
  .openapi({ example: '123456' })
