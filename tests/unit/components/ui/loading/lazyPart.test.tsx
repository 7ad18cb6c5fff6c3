/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {act, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {lazyPart} from '@site/src/components/ui/loading/lazyPart';

describe('A part that is fetched', () => {
  test('can be tried again after it did not come', async () => {
    const silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = jest
      .fn<Promise<{default: () => string}>, []>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({default: () => 'wykres'});
    const Part = lazyPart(load, {message: 'Nie udało się wczytać wykresu.'});
    await act(async () => {
      render(<Part />);
      await Promise.resolve();
    });
    expect(await screen.findByText(/Nie udało się wczytać wykresu/)).toBeVisible();
    await act(async () => {
      await userEvent.click(screen.getByRole('button', {name: 'Spróbuj ponownie'}));
    });
    expect(await screen.findByText('wykres')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
    silenced.mockRestore();
  });

  test('that came with another one is there at once, without waiting', () => {
    const load = jest.fn(() => new Promise<never>(() => undefined));
    const Part = lazyPart(load, {message: 'Nie ma.', peek: () => () => 'wykres'});
    render(<Part />);
    expect(screen.getByText('wykres')).toBeVisible();
    expect(load).not.toHaveBeenCalled();
  });
});
