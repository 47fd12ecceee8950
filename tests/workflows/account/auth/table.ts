import {
  asks,
  besides,
  does,
  has,
  refused,
  says,
  stays,
  table,
  to,
  warns,
  when,
} from '../../../support/workflow/table.ts'
import { loginForm, session, signupForm } from '../../fixtures.ts'

interface Known {
  form: typeof signupForm
  problems: Record<string, string>
}

const long = (letters: number) => `${'a'.repeat(letters)}@example.org`
/** Values on both sides of each rule, with the problems shown after submitting. */
export const edges: [typed: Partial<typeof signupForm>, wrong?: Record<string, string>][] = [
  [{ email: ' mira@example.org ', password: 'x' }],
  [{ email: long(64), password: 'x' }],
  [{ email: long(65), password: 'x' }, { email: 'Please enter a valid email' }],
  [{ email: 'mira@example.org', password: '  ' }, { password: 'Password is required' }],
  [{ ...signupForm, password: 'eight ch' }],
  [{ ...signupForm, password: 'seven77' }],
]
export const edge = (typed: Partial<typeof signupForm>) => JSON.stringify(typed)

const fine = has({ problems: {} })
const types = (typed: Partial<typeof signupForm>) =>
  stays(
    has(({ form, problems }: Known) => ({
      form: { ...form, ...typed },
      problems: besides(problems, typed),
    })),
  )
const wrong = (problems: Record<string, string>) => has({ problems })

const isEmpty = ({ form }: Known) => form.email === ''
const edgesOf = (form: 'login' | 'signup') =>
  Object.fromEntries(
    edges
      .filter(([typed]) => 'fullName' in typed === (form === 'signup'))
      .map(([typed]) => [`form.change (${edge(typed)})`, when(isEmpty, types(typed))]),
  )

const tooShort = ({ password }: Known['form']) =>
  password.length < 8 ? { password: 'Password must be at least 8 characters.' } : {}

/**
 * Specification, section 2 "Login / signup page" and section 4 "Auth flow"; sections 5 and 8 for the texts.
 */
export const authTable = table({
  start: to('login.ready', has({ form: { fullName: '', email: '', phone: '', password: '' }, problems: {} })),
  'login.ready': {
    'tab.select (Signup)': to('signup.ready', fine),
    'tab.select (Login)': refused,
    'form.change (a login)': types(loginForm),
    'form.change (only an address)': types({ email: 'mira@example.org' }),
    'form.change (not an address)': types({ email: 'mira', password: 'a long password' }),
    ...edgesOf('login'),
    'login.submit': [
      when(isEmpty, stays(wrong({ email: 'Email is required', password: 'Password is required' }))),
      when(({ form }: Known) => form.email === 'mira', stays(wrong({ email: 'Please enter a valid email' }))),
      when(({ form }: Known) => form.password === '', stays(wrong({ password: 'Password is required' }))),
      ...edges.flatMap(([{ email, password }, problems]) =>
        problems
          ? when(
              ({ form }: Known) => form.email === email && form.password === password,
              stays(wrong(problems)),
            )
          : [],
      ),
      to(
        'login.signingIn',
        fine,
        asks('login', ({ form: { email, password } }: Known) => ({ email: email.trim(), password })),
      ),
    ],
    'password.forget': to('passwordReset', fine),
  },
  'login.signingIn': {
    is: 'busy',
    'login succeeds': to('signedIn', says('Login successful!'), does('startSession', session)),
    'login fails (not verified)': to('verifyEmail.afterLogin', warns('Verify email')),
    'login fails (wrong password)': to('login.ready', warns('Invalid credentials')),
    'login fails (too often)': to('login.ready', warns('Too many requests. Please try again in 30 seconds.')),
    'login fails (no answer)': to('login.ready', warns('Something went wrong. Please try again.')),
  },
  'signup.ready': {
    'tab.select (Login)': to('login.ready', fine),
    'tab.select (Signup)': refused,
    'form.change (a signup)': types(signupForm),
    'form.change (only an address)': types({ email: 'mira@example.org' }),
    'form.change (a short password)': types({ ...signupForm, password: 'short' }),
    ...edgesOf('signup'),
    'signup.submit': [
      when(
        isEmpty,
        stays(
          wrong({
            fullName: 'Full Name is required',
            email: 'Email is required',
            phone: 'Phone Number is required',
            password: 'Password must be at least 8 characters.',
          }),
        ),
      ),
      when(
        ({ form }: Known) => form.fullName === '',
        stays(
          has(({ form }: Known) => ({
            problems: {
              ...tooShort(form),
              fullName: 'Full Name is required',
              phone: 'Phone Number is required',
            },
          })),
        ),
      ),
      when(
        ({ form }: Known) => form.password.length < 8,
        stays(has(({ form }: Known) => ({ problems: tooShort(form) }))),
      ),
      to(
        'signup.registering',
        fine,
        asks('register', ({ form }: Known) => form),
      ),
    ],
  },
  'signup.registering': {
    is: 'busy',
    'register succeeds': to('verifyEmail.afterSignup'),
    'register fails (e-mail taken)': to(
      'signup.ready',
      warns('Email already exists.'),
      wrong({ email: 'Email already exists.' }),
    ),
    'register fails (phone taken)': to(
      'signup.ready',
      warns('Phone already exists.'),
      wrong({ phone: 'Phone already exists.' }),
    ),
    'register fails (both taken)': to(
      'signup.ready',
      warns('Email and phone already exist.'),
      wrong({ email: 'Email already exists.', phone: 'Phone already exists.' }),
    ),
    'register fails (phone too short)': to(
      'signup.ready',
      warns('An unexpected error occurred.'),
      wrong({ phone: 'This phone number is too short.' }),
    ),
    'register fails (something else)': to('signup.ready', warns('An unexpected error occurred.')),
    'register fails (a bug)': to('signup.ready', warns('An unexpected error occurred.')),
    'register fails (a bug that names no fields)': to('signup.ready', warns('An unexpected error occurred.')),
    'register fails (too often)': to(
      'signup.ready',
      warns('Too many requests. Please try again in 30 seconds.'),
    ),
    'register fails (no answer)': to('signup.ready', warns('Something went wrong. Please try again.')),
  },
  verifyEmail: {
    'verification.finish': to('login.ready'),
  },
  'verifyEmail.afterLogin': {
    back: to('login.ready'),
  },
  // A mistyped address is corrected in the form, where the other fields are still filled in.
  'verifyEmail.afterSignup': {
    back: to(
      'signup.ready',
      has(({ form }: Known) => ({ form })),
    ),
  },
  passwordReset: {
    back: to('login.ready'),
    'reset.leave': to(
      'login.ready',
      has(({ form }: Known) => ({ form: { ...form, email: 'mira@example.org', password: '' } })),
    ),
  },
})
