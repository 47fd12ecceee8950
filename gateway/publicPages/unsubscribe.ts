import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { html } from 'hono/html'
import { z } from 'zod'
import type { Translator } from '../../machines/language/translator.ts'
import { maybe, one } from '../rest/payload.ts'
import { RestError } from '../rest/restError.ts'
import { type Env, noticePage, page } from './page.ts'
import { translatorOf } from './translator.ts'

const kinds = ['favorite_changes', 'reminders', 'matches', 'daily'] as const

const Subscription = one(z.object({ kind: maybe(z.enum(kinds)) }))

const mostBytes = 4096

/**
 * The target of unsubscribe links. GET only asks for confirmation. POST unsubscribes without a session
 * (RFC 8058), since mail programs send it on their own. Nothing is switched on here: whoever got a forwarded
 * letter could do it.
 */
export const unsubscribePages = new Hono<Env>()
  .use('/unsubscribe/*', async (c, next) => {
    await next()
    c.header('x-robots-tag', 'noindex, nofollow')
  })
  .get('/unsubscribe/:token', async (c) => {
    const { kind } = await c.env.rest.get(pathOf(c.req.param('token')), Subscription)
    const translator = await translatorOf(c)
    const { t } = translator
    const title = t('Unsubscribe')
    return await page(c, {
      title,
      main: html`<h1>${title}</h1>
        <p>${questions[kind ?? 'daily'](translator)}</p>
        <form method="post"><button class="button">${t('Unsubscribe')}</button></form>`,
    })
  })
  .post(
    '/unsubscribe/:token',
    bodyLimit({
      maxSize: mostBytes,
      onError: async (c) => {
        const { t } = await translatorOf(c)
        return await noticePage(c, 413, {
          title: t('This request is too large'),
          text: t('Please open the link in the email again.'),
          action: { text: t('Go to Plaza'), href: '/' },
        })
      },
    }),
    async (c) => {
      await c.env.rest.post(pathOf(c.req.param('token')), Subscription, {})
      const { t } = await translatorOf(c)
      const title = t('You are unsubscribed')
      return await page(c, {
        title,
        main: html`<h1>${title}</h1>
          <p role="status">${t('You will no longer get these emails.')}</p>
          <p>${t('Log in to choose which emails you get.')}</p>
          <p><a class="button quiet" href="/">${t('Go to Plaza')}</a></p>`,
      })
    },
  )

function pathOf(token: string): string {
  if (!/^[\w-]{20,200}$/.test(token)) throw new RestError('NOT_FOUND', 'Not found.')
  return `/common/unsubscribe/${token}/`
}

const questions: Record<(typeof kinds)[number], (translator: Translator) => string> = {
  favorite_changes: ({ t }) => t('Stop emails about changes to your favourites?'),
  reminders: ({ t }) => t('Stop reminders of your favourites?'),
  matches: ({ t }) => t('Stop emails about events that match your saved searches?'),
  daily: ({ t }) => t('Stop the daily email with reminders and events that match your saved searches?'),
}
