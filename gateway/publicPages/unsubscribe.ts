import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { html } from 'hono/html'
import { z } from 'zod'
import { Flag, one, OneOf } from '../rest/payload.ts'
import { RestError } from '../rest/restError.ts'
import { type Env, page } from './page.ts'
import { back, failure, unsubscribe as texts } from './texts.ts'

const kinds = ['favorite_changes', 'reminders', 'matches'] as const

const Subscription = one(
  z.object({
    kind: OneOf([...kinds, 'daily']),
    favorite_changes: Flag,
    reminders: Flag,
    matches: Flag,
  }),
)
type Subscription = z.output<typeof Subscription>

const mostBytes = 4096

/** The target of unsubscribe links. GET only asks; POST acts without a session (RFC 8058), and mail programs send it by themselves. */
export const unsubscribePages = new Hono<Env>()
  .use('/unsubscribe/*', async (c, next) => {
    await next()
    c.header('x-robots-tag', 'noindex, nofollow')
  })
  .get('/unsubscribe/:token', async (c) => {
    const told = await c.env.rest.get(pathOf(c.req.param('token')), Subscription)
    return await subscriptionPage(c, told, { title: texts.title, isQuestion: true })
  })
  .post(
    '/unsubscribe/:token',
    bodyLimit({
      maxSize: mostBytes,
      onError: (c) =>
        page(c, { title: failure.tooLarge, main: html`<h1>${failure.tooLarge}</h1>`, status: 413 }),
    }),
    async (c) => {
      const path = pathOf(c.req.param('token'))
      const form = await c.req.parseBody()
      if (!('save' in form)) {
        const told = await c.env.rest.post(path, Subscription, {})
        return await subscriptionPage(c, told, { title: texts.stopped, text: texts.stoppedText })
      }
      const choice = Object.fromEntries(kinds.map((kind) => [kind, kind in form]))
      const told = await c.env.rest.patch(path, Subscription, choice)
      return await subscriptionPage(c, told, { title: texts.saved, text: texts.savedText })
    },
  )

function pathOf(token: string): string {
  if (!/^[\w-]{20,200}$/.test(token)) throw new RestError('NOT_FOUND', 'Not found.')
  return `/common/unsubscribe/${token}/`
}

function subscriptionPage(
  c: Context<Env>,
  told: Subscription,
  { title, text, isQuestion = false }: { title: string; text?: string; isQuestion?: boolean },
) {
  const question = html`<p>${texts.question[told.kind ?? 'daily']}</p>
    <form method="post"><button class="button">${texts.title}</button></form>`
  const choices = kinds.map(
    (kind) =>
      html`<label class="choice"
        ><input
          type="checkbox"
          name="${kind}"
          ${told[kind] ? html`checked` : ''}
        />${texts.kinds[kind]}</label
      >`,
  )
  return page(c, {
    title,
    main: html`<h1>${title}</h1>
      ${text ? html`<p role="status">${text}</p>` : ''}${isQuestion ? question : ''}
      <form method="post" class="card stack">
        <fieldset>
          <legend>${texts.letters}</legend>
          ${choices}
        </fieldset>
        <button class="button quiet" name="save" value="1">${texts.save}</button>
      </form>
      <p><a href="/">${back}</a></p>`,
  })
}
