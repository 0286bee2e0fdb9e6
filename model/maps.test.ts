import { describe, expect, it } from 'vitest';
import {
  attractionMapUrl,
  attractionQuery,
  directionsUrl,
  embeddedDirectionsUrl,
  embeddedMapUrl,
} from './maps.ts';

const boise = { name: 'Boise', state: 'ID' };
const zoo = { name: 'Zoo', address: '1 Main St, Boise, ID' };

describe('where an attraction is looked for', () => {
  it('is its address, else its name and city', () => {
    expect(attractionQuery(zoo, boise)).toBe('1 Main St, Boise, ID');
    expect(attractionQuery({ name: 'Zoo' }, boise)).toBe('Zoo, Boise, ID');
  });

  it('prefers its own map links, then address, coordinates, name', () => {
    const point = { latitude: 43.6, longitude: -116.2 };
    const own = { googleMapsUrl: 'https://maps.example/a', hasMap: 'https://maps.example/b' };
    expect(attractionMapUrl({ ...zoo, ...own }, boise)).toBe('https://maps.example/a');
    expect(attractionMapUrl({ ...zoo, hasMap: own.hasMap }, boise)).toBe('https://maps.example/b');
    expect(attractionMapUrl({ ...zoo, ...point }, boise)).toContain('query=1+Main+St');
    expect(attractionMapUrl({ name: 'Zoo', ...point }, boise)).toContain('query=43.6%2C-116.2');
    expect(attractionMapUrl({ name: 'Zoo' }, boise)).toContain('query=Zoo%2C+Boise%2C+ID');
  });
});

describe('map addresses', () => {
  it('need no key, and use the Embed API when there is one', () => {
    expect(embeddedMapUrl('Boise, ID')).toBe(
      'https://www.google.com/maps?q=Boise%2C+ID&output=embed',
    );
    expect(embeddedMapUrl('Boise, ID', 'k')).toBe(
      'https://www.google.com/maps/embed/v1/place?key=k&q=Boise%2C+ID',
    );
    expect(embeddedDirectionsUrl('a', 'b')).toContain('saddr=a&daddr=b&dirflg=d');
    expect(embeddedDirectionsUrl('a', 'b', 'k')).toContain('origin=a&destination=b&mode=driving');
  });

  it('drive from where the reader is when no origin is given', () => {
    expect(directionsUrl('b')).not.toContain('origin');
    expect(directionsUrl('b', 'a')).toContain('origin=a&destination=b&travelmode=driving');
  });
});
