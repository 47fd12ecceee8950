import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { html } from 'hono/html'
import type { Translator } from '../../../machines/language/translator.ts'
import type { Env } from '../../http/env.ts'
import { noticePage, page } from '../../http/pages/page.ts'
import { translatorOf } from '../../http/pages/translator.ts'
import { subscriptionAt, unsubscribe } from './unsubscribe.ts'
import type { LetterKind } from './unsubscribeTokens.ts'

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
    const { db, clock } = c.get('services')
    const { kind } = await subscriptionAt(db, c.req.param('token'), clock())
    const translator = await translatorOf(c)
    const { t } = translator
    const title = t('Unsubscribe')
    return await page(c, {
      title,
      main: html`<h1>${title}</h1>
        <p>${questions[kind](translator)}</p>
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
      const { db, clock } = c.get('services')
      await unsubscribe(db, c.req.param('token'), clock())
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

const questions: Record<LetterKind, (translator: Translator) => string> = {
  favorite_changes: ({ t }) => t('Stop emails about changes to your favourites?'),
  reminders: ({ t }) => t('Stop reminders of your favourites?'),
  matches: ({ t }) => t('Stop emails about events that match your saved searches?'),
  daily: ({ t }) => t('Stop the daily email with reminders and events that match your saved searches?'),
}
