import type { LayoutProps } from './Stack.tsx'
import { media, space } from '../tokens.ts'

const widths = { page: '80rem', wide: '100rem' }

interface ContainerProps extends LayoutProps {
  width?: keyof typeof widths
}

export function Container({ as = 'div', width = 'page', ...rest }: ContainerProps) {
  const Box = as as 'div'
  return (
    <Box
      css={{
        width: '100%',
        maxWidth: widths[width],
        marginInline: 'auto',
        paddingInline: space[4],
        [media.tablet]: { paddingInline: space[6] },
        [media.desktop]: { paddingInline: space[7] },
      }}
      {...rest}
    />
  )
}
