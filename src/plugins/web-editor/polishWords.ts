/**
 * What Sveltia CMS says in English to an editor: its Polish file has no words for it, or none that read well. By the keys
 * of its locale files.
 */
export const polishWords: Readonly<Record<string, string>> = {
  create_entry_title: 'Nowy wpis – {$name}',
  show_errors: 'Pokaż błędy',
  select_item: 'Wybierz: {$name}',
  list_item_options: 'Opcje pozycji',
  domain: 'Domena',
  'status.deploying': 'W publikacji',
  'workflow.deploying_deletion': 'Usunięcie',

  'save_conflict.title': 'Ktoś inny zmienił ten wpis',
  'save_conflict.modified_by': '{$name}: zmiana wpisu {$date}, już po jego otwarciu tutaj.',
  'save_conflict.modified': 'Wpis zmienił się w repozytorium już po jego otwarciu tutaj.',
  'save_conflict.deleted': 'Wpis usunięto z repozytorium już po jego otwarciu tutaj.',
  'save_conflict.overwrite_warning': 'Jeśli teraz zapiszesz, zmiany tej osoby przepadną.',
  'save_conflict.recreate_warning': 'Jeśli teraz zapiszesz, wpis powstanie na nowo.',
  'save_conflict.save_anyway': 'Zapisz mimo to',
  'save_conflict.branch_moved': 'W czasie zapisu ktoś inny zmienił repozytorium. Spróbuj ponownie.',
  'remote_change.reload_entry': 'Wczytaj wpis ponownie',
  'remote_change.confirm_reloading_entry': 'Wczytać wpis ponownie? Niezapisane zmiany przepadną.',

  sign_in_using_access_token_workflow_note:
    'Token musi też mieć prawo odczytu i zapisu propozycji zmian (pull requests).',
  sign_in_with_link: 'Zaloguj się linkiem',
  sign_in_with_link_confirmation:
    'Ten link loguje do serwisu {$service} jako {$account} i przenosi ustawienia z urządzenia, na którym powstał. Użyj go tylko wtedy, gdy to Twój link.',

  'entry_sidebar.slug.title': 'Nazwa w adresie',
  'entry_sidebar.slug.generated_on_save': 'Nazwa powstanie z treści wpisu przy zapisie.',
  'entry_sidebar.slug.unavailable': 'Ten wpis nie ma nazwy w adresie.',
  'relation_field.save_together_hint': 'Nowa pozycja ({$name}) zapisze się razem z tym wpisem.',
  'relation_field.add_failed': 'Nie udało się dodać pozycji: {$name}.',

  file_unavailable: 'Niedostępny',
  file_unavailable_description:
    'Nie udało się wczytać tego pliku. Mógł zostać przeniesiony albo usunięty.',
  replace_file: 'Zastąp plik',
  replace_image: 'Zastąp obraz',
  remove_file: 'Usuń plik',
  remove_image: 'Usuń obraz',
  deleting_referenced_assets_note: 'Odwołania do tych plików znikną też z wpisów.',
  cannot_delete_referenced_assets:
    'Nie można tego usunąć, bo bez tego poniższe pola wpisów byłyby błędne. Najpierw popraw te wpisy.',
  deleting_referenced_entries_note: 'Odwołania do tego znikną też z innych wpisów.',
  cannot_delete_referenced_entries:
    'Nie można tego usunąć, bo bez tego poniższe pola innych wpisów byłyby błędne. Najpierw popraw te wpisy.',

  folder: 'Katalog',
  folders: 'Katalogi',
  more_folders: 'Więcej katalogów',
  back_to_parent_folder: 'Wróć do katalogu wyżej',
  new_folder: 'Nowy katalog',
  new_folder_name: 'Nazwa katalogu',
  new_folder_create: 'Utwórz',
  new_folder_description: 'Nowy katalog powstanie w „{$folder}”.',
  'new_folder_error.empty': 'Nazwa katalogu nie może być pusta.',
  'new_folder_error.invalid': 'W nazwie katalogu nie może być ukośników ani kropki na początku.',
  'new_folder_error.duplicate': 'Katalog albo plik o tej nazwie już tu jest.',
  creating_folder: 'Tworzymy katalog…',
  creating_folder_failed: 'Nie udało się utworzyć katalogu.',
  folder_options: 'Opcje katalogu',
  show_folder_options: 'Pokaż opcje katalogu',
  rename_folder: 'Zmień nazwę katalogu',
  delete_folder: 'Usuń katalog',
  enter_new_name_for_folder:
    'Wpisz nową nazwę. Pliki z katalogu zostaną przeniesione, a wpisy, które ich używają, poprawione.',
  enter_new_name_for_external_folder:
    'Wpisz nową nazwę. Pliki z katalogu dostaną nowe adresy, więc popraw wpisy, które ich używają.',
  confirm_deleting_folder: 'Usunąć katalog „{$name}” razem ze wszystkim, co w nim jest?',
  renaming_folder: 'Zmieniamy nazwę katalogu…',
  renaming_folder_failed: 'Nie udało się zmienić nazwy katalogu.',
  deleting_folder: 'Usuwamy katalog…',
  deleting_folder_failed: 'Nie udało się usunąć katalogu.',
  folder_created: 'Katalog jest gotowy.',
  folder_path: 'Ścieżka katalogu',
  folder_contents: 'Zawartość',
  folder_renamed: 'Nazwa katalogu jest zmieniona.',
  folder_deleted: 'Katalog jest usunięty.',
  x_folders:
    '.input {$count :integer} .match $count 0 {{Brak katalogów}} one {{{$count} katalog}} few {{{$count} katalogi}} * {{{$count} katalogów}}',
  'assets_dialog.title.folder': 'Wybierz katalog',
  'assets_dialog.selected_folder': 'Wybrany katalog: {$path}',
  'assets_dialog.selected_folders': 'Wybrane katalogi: {$count}',
  'assets_dialog.no_subfolders': 'W tym katalogu nie ma innych.',
};

/** Words by the way to them, as in a locale file. */
interface Words {
  [key: string]: string | Words;
}

/** The Polish file of Sveltia CMS with ours put into it. */
export function withPolishWords(file: string): Words {
  const words = JSON.parse(file) as Words;
  for (const [key, text] of Object.entries(polishWords)) {
    const steps = key.split('.');
    const last = steps.pop() ?? '';
    let place = words;
    for (const step of steps) {
      place = (place[step] ??= {}) as Words;
    }
    place[last] = text;
  }
  return words;
}
