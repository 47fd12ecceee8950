import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { html } from 'hono/html'
import { z } from 'zod'
import type { Translator } from '../../machines/language/translator.ts'
import { Flag, maybe, one } from '../rest/payload.ts'
import { RestError } from '../rest/restError.ts'
import { type Env, page } from './page.ts'
import { translatorOf } from './translator.ts'

const kinds = ['favorite_changes', 'reminders', 'matches'] as const

const Subscription = one(
  z.object({
    kind: maybe(z.enum([...kinds, 'daily'])),
    favorite_changes: Flag,
    reminders: Flag,
    matches: Flag,
  }),
)
type Subscription = z.output<typeof Subscription>

const mostBytes = 4096

/**
 * The target of unsubscribe links. GET only asks for confirmation. POST unsubscribes without a session
 * (RFC 8058), since mail programs send it on their own; with `save`, it stores the choice on the page.
 */
export const unsubscribePages = new Hono<Env>()
  .use('/unsubscribe/*', async (c, next) => {
    await next()
    c.header('x-robots-tag', 'noindex, nofollow')
  })
  .get('/unsubscribe/:token', async (c) => {
    const subscription = await c.env.rest.get(pathOf(c.req.param('token')), Subscription)
    const { t } = await translatorOf(c)
    return await subscriptionPage(c, subscription, { title: t('Unsubscribe'), isQuestion: true })
  })
  .post(
    '/unsubscribe/:token',
    bodyLimit({
      maxSize: mostBytes,
      onError: async (c) => {
        const { t } = await translatorOf(c)
        const title = t('This request is too large')
        return await page(c, { title, main: html`<h1>${title}</h1>`, status: 413 })
      },
    }),
    async (c) => {
      const path = pathOf(c.req.param('token'))
      const form = await c.req.parseBody()
      const { t } = await translatorOf(c)
      if (!('save' in form)) {
        const subscription = await c.env.rest.post(path, Subscription, {})
        return await subscriptionPage(c, subscription, {
          title: t('You are unsubscribed'),
          text: t('You will no longer get these emails. The ones you still get are listed below.'),
        })
      }
      const choice = Object.fromEntries(kinds.map((kind) => [kind, kind in form]))
      const subscription = await c.env.rest.patch(path, Subscription, choice)
      return await subscriptionPage(c, subscription, {
        title: t('Saved'),
        text: t('These are the emails you get.'),
      })
    },
  )

function pathOf(token: string): string {
  if (!/^[\w-]{20,200}$/.test(token)) throw new RestError('NOT_FOUND', 'Not found.')
  return `/common/unsubscribe/${token}/`
}

const questions: Record<NonNullable<Subscription['kind']>, (translator: Translator) => string> = {
  favorite_changes: ({ t }) => t('Stop emails about changes to your favourites?'),
  reminders: ({ t }) => t('Stop reminders of your favourites?'),
  matches: ({ t }) => t('Stop emails about events that match your saved searches?'),
  daily: ({ t }) => t('Stop the daily email with reminders and events that match your saved searches?'),
}

const letters: Record<(typeof kinds)[number], (translator: Translator) => string> = {
  favorite_changes: ({ t }) => t('Changes to your favourites'),
  reminders: ({ t }) => t('Reminders of your favourites'),
  matches: ({ t }) => t('Events that match your saved searches'),
}

async function subscriptionPage(
  c: Context<Env>,
  subscription: Subscription,
  { title, text, isQuestion = false }: { title: string; text?: string; isQuestion?: boolean },
) {
  const translator = await translatorOf(c)
  const { t } = translator
  const question = html`<p>${questions[subscription.kind ?? 'daily'](translator)}</p>
    <form method="post"><button class="button">${t('Unsubscribe')}</button></form>`
  const choices = kinds.map(
    (kind) =>
      html`<label class="choice"
        ><input
          type="checkbox"
          name="${kind}"
          ${subscription[kind] ? html`checked` : ''}
        />${letters[kind](translator)}</label
      >`,
  )
  return await page(c, {
    title,
    main: html`<h1>${title}</h1>
      ${text ? html`<p role="status">${text}</p>` : ''}${isQuestion ? question : ''}
      <form method="post" class="card stack">
        <fieldset>
          <legend>${t('Emails you get')}</legend>
          ${choices}
        </fieldset>
        <button class="button quiet" name="save" value="1">${t('Save')}</button>
      </form>
      <p><a href="/">${t('Go to Plaza')}</a></p>`,
  })
}
