import { z } from 'zod'
import { RestImage } from '../events/imageAnswer.ts'
import { Count, Day, Id, isObject, maybe, Name, PlainText, Text, oneOrNone } from '../rest/payload.ts'
import { pageOf } from '../rest/listPayload.ts'

export const RestSlide = z.preprocess(
  (slide) => {
    if (!isObject(slide)) return slide
    const image = slide.image ?? slide.image_url
    if (typeof image !== 'string' || image === '') return { ...slide, image: isObject(image) ? image : null }
    const { width, height, blur, variants } = slide
    return { ...slide, image: { image, width, height, blur, variants } }
  },
  z.object({
    id: Id,
    order: Count,
    heading: Name,
    description: PlainText,
    date: maybe(Day),
    place: Text,
    image: maybe(RestImage),
  }),
)
export type RestSlide = z.output<typeof RestSlide>

export const RestSlides = pageOf(RestSlide)
export const RestSavedSlide = oneOrNone(RestSlide, 'slide', 'content', 'homepage_content')
