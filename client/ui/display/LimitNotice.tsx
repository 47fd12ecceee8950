import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { Alert } from '../feedback/Alert.tsx'
import { Text } from '../layout/Text.tsx'
import * as texts from '../texts.ts'
import { t } from '../words/language.ts'
import { LinkedText } from './LinkedText.tsx'

interface LimitNoticeProps {
  /** The most that the author may choose. */
  most: string
  reason: string | null
  className?: string | undefined
  /** What the reader can do about it. */
  children?: ReactNode
}

/** Says that a superadmin limited who can see an event, and why. */
export const LimitNotice = ({ most, reason, className, children }: LimitNoticeProps) => (
  <Alert tone="info" title={t(texts.visibilityLimited(most))} standing className={className}>
    {reason && (
      <Text css={quote}>
        <LinkedText text={reason} />
      </Text>
    )}
    {children && <Text>{children}</Text>}
  </Alert>
)

const quote = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
