import type { Translator } from '../../machines/language/translator.ts'
import type { LetterEvent } from '../ports/mail.ts'
import type { DecisionKind } from './decisions.ts'
import { type Draft, inMyEvents, line, reasonGiven } from './letterTexts.ts'

interface Facts {
  events: readonly LetterEvent[]
  reason: string | null
  publicUrl: string
}

/** A letter about the same decision on several events. Letters about a single event are in `letterTexts`. */
export function severalDecided(
  kind: DecisionKind,
  { events, reason, publicUrl }: Facts,
  translator: Translator,
): Draft {
  const entries = events.map(({ id, title }) => ({
    text: line(title),
    url: inMyEvents(publicUrl, id, translator).url,
  }))
  return {
    ...texts[kind](events.length, reason, translator),
    lists: [{ entries, rest: null }],
    link: { label: translator.t('My Events'), url: `${publicUrl}/home?dialog=my-events` },
  }
}

type Words = (count: number, reason: string | null, translator: Translator) => Draft

const texts: Record<DecisionKind, Words> = {
  'event-approved': (count, _reason, { t }) => ({
    subject: t('{count, plural, one {# event was published} other {# events were published}}', { count }),
    body: [
      t(
        '{count, plural, one {# of your events was approved. Everyone can now find it on Explore.} other {# of your events were approved. Everyone can now find them on Explore.}}',
        { count },
      ),
    ],
  }),
  'event-rejected': (count, reason, translator) => ({
    subject: translator.t(
      '{count, plural, one {# event was not published} other {# events were not published}}',
      { count },
    ),
    body: [
      translator.t(
        '{count, plural, one {# of your events was not approved.} other {# of your events were not approved.}}',
        { count },
      ),
      reasonGiven(reason, translator),
      translator.t('You can edit them under My Events, which submits them again.'),
    ],
    quote: reason,
  }),
  'changes-approved': (count, _reason, { t }) => ({
    subject: t('{count, plural, one {# event was changed} other {# events were changed}}', { count }),
    body: [
      t(
        '{count, plural, one {Your changes to # event were approved. Everyone can now see them on Explore.} other {Your changes to # events were approved. Everyone can now see them on Explore.}}',
        { count },
      ),
    ],
  }),
  'changes-rejected': (count, reason, translator) => ({
    subject: translator.t(
      '{count, plural, one {# event was not changed} other {# events were not changed}}',
      { count },
    ),
    body: [
      translator.t(
        '{count, plural, one {Your changes to # event were not approved. The previous version stays on Explore.} other {Your changes to # events were not approved. The previous versions stay on Explore.}}',
        { count },
      ),
      reasonGiven(reason, translator),
      translator.t('You can edit them under My Events, which submits them again.'),
    ],
    quote: reason,
  }),
}
