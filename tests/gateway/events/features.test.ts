import { expect, test } from 'vitest'
import { gatewayOver, readings } from '../double.ts'

test('public pages are available only if both the service and the gateway have them', async () => {
  const features = async (...given: Parameters<typeof gatewayOver>) =>
    (await gatewayOver(...given).run('{ features { publicPages } }')).data?.['features']
  expect(await features(readings.ours)).toEqual({ publicPages: true })
  expect(await features(() => ({ status: true, data: { public_pages: false } }))).toEqual({
    publicPages: false,
  })
})

test('the public address is null unless it is configured', async () => {
  const features = async (...given: Parameters<typeof gatewayOver>) =>
    (await gatewayOver(...given).run('{ features { publicUrl } }')).data?.['features']
  expect(await features(readings.ours)).toEqual({ publicUrl: null })
  expect(await features(readings.ours, { publicUrl: 'https://plaza.example' })).toEqual({
    publicUrl: 'https://plaza.example',
  })
})
