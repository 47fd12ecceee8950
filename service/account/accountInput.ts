import { z } from '@hono/zod-openapi'
import { emailAddress } from '../http/input/emailAddress.ts'
import { numeric, required, requiredLine, textual } from '../http/input/input.ts'
import { passwordFault } from './passwords/passwords.ts'

export const nameField = requiredLine(120).openapi({
  type: 'string',
  description: 'The name as it is shown, at most 120 characters.',
  example: 'Asha Rao',
})

/** Zod's email pattern, extended to accept Punycode top-level domains (`xn--…`). */
const address =
  /^(?!\.)(?!.*\.\.)[\w'+.-]{0,63}[\w+-]@(?:[a-z\d][a-z\d-]*\.)+(?:[a-z]{2,}|xn--[a-z\d-]*[a-z\d])$/i

export const emailField = z
  .string(textual)
  .trim()
  .min(1, required)
  .overwrite(emailAddress)
  .max(254, 'At most 254 characters.')
  .pipe(z.email({ pattern: address, error: 'Enter a valid email address.' }))
  .openapi({
    type: 'string',
    format: 'email',
    description:
      'Compared without regard to case. The domain in any script; answers have its ASCII form (`xn--…`).',
    example: 'asha@example.org',
  })

/** Call `phoneNumber` to normalise the number before storing or comparing it. */
export const phoneField = numeric
  .trim()
  .max(40, 'At most 15 digits.')
  .regex(/^(\+|00)?[\d\s().-]+$/, 'Enter a phone number: a plus and digits.')
  .transform((text) => `+${text.replace(/^00/, '').replaceAll(/\D/g, '')}`)
  .refine((phone) => phone.length >= 7, 'This phone number is too short.')
  .refine((phone) => phone.length <= 16, 'At most 15 digits.')
  .openapi({
    type: 'string',
    description: '6 to 15 digits, with or without spaces; answers have the number in E.164 format.',
    example: '+91 98765 43210',
  })

const codeField = numeric
  .trim()
  .regex(/^\d{6}$/, 'Enter the 6 digits of the code.')
  .openapi({ description: 'The 6 digits that were mailed.', example: '123456' })

export const Address = z.strictObject({ email: emailField })
export const EnteredCode = z.strictObject({ email: emailField, otp: codeField })

/** A new password. Rules that depend on its owner are checked later. */
export const newPasswordField = z
  .string(textual)
  .check(({ value, issues }) => {
    const message = value === '' ? required : passwordFault(value)
    if (message !== null) issues.push({ code: 'custom', message, input: value })
  })
  .openapi({ format: 'password', description: '8 to 128 characters.', example: 'correct horse battery' })

/** A password to compare with a stored hash. The rules for new passwords are in `passwordFault`. */
export const passwordField = z
  .string(textual)
  .min(1, required)
  .max(1000, 'At most 128 characters.')
  .openapi({ format: 'password', description: '8 to 128 characters.', example: 'correct horse battery' })
