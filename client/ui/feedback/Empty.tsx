import type { ReactNode } from 'react'
import { CalendarIcon } from '../firstIcons.tsx'
import { disc, notice } from './notice.ts'
import { Text } from '../layout/Text.tsx'
import { font, heading } from '../tokens.ts'

interface EmptyProps {
  children: ReactNode
  icon?: ReactNode
  detail?: ReactNode
  action?: ReactNode
}

export function Empty({ children, icon, detail, action }: EmptyProps) {
  return (
    <div css={notice}>
      <span css={disc}>{icon ?? <CalendarIcon size={30} />}</span>
      <p css={[heading.section, { fontFamily: font.heading, textWrap: 'balance' }]}>{children}</p>
      {detail && (
        <Text tone="muted" css={{ maxWidth: '36ch' }}>
          {detail}
        </Text>
      )}
      {action}
    </div>
  )
}
