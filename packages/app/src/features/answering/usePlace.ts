import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { type AnswerPlace, placeKey, placeOf } from './place.js';

/** The place of the page, the same object for as long as it is the same place: the router makes its parameters anew. */
export function usePlace(): AnswerPlace {
  const named = placeOf(useParams());
  const [place, setPlace] = useState(named);
  if (placeKey(place) === placeKey(named)) return place;
  setPlace(named);
  return named;
}
