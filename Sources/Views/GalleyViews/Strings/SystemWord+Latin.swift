extension SystemWord {
  /// The words of languages written with Latin letters.
  ///
  /// A line a language: its tag, and the words in the order of the cases.
  static let latin = """
    en|Back|Cancel|Delete|Done|Edit|OK|Paste|\
    Rename|Search|Share…|Settings…|Time|\
    No Results|No Results for “%@”|Check the spelling or try a new search.
    de|Zurück|Abbrechen|Löschen|Fertig|Bearbeiten|OK|Einsetzen|\
    Umbenennen|Suchen|Teilen …|Einstellungen …|Uhrzeit|\
    Keine Ergebnisse|Keine Ergebnisse für „%@“|Überprüfe die Schreibweise oder starte eine neue Suche.
    fr|Retour|Annuler|Supprimer|OK|Modifier|OK|Coller|\
    Renommer|Rechercher|Partager…|Réglages…|Heure|\
    Aucun résultat|Aucun résultat pour « %@ »|Vérifiez l’orthographe ou lancez une nouvelle recherche.
    es|Atrás|Cancelar|Eliminar|OK|Editar|OK|Pegar|\
    Renombrar|Buscar|Compartir…|Ajustes…|Hora|\
    Sin resultados|Sin resultados para “%@”|Comprueba la ortografía o haz otra búsqueda.
    it|Indietro|Annulla|Elimina|Fine|Modifica|OK|Incolla|\
    Rinomina|Cerca|Condividi…|Impostazioni…|Ora|\
    Nessun risultato|Nessun risultato per “%@”|Controlla l’ortografia o prova con una nuova ricerca.
    pt|Voltar|Cancelar|Apagar|OK|Editar|OK|Colar|\
    Renomear|Buscar|Compartilhar…|Ajustes…|Hora|\
    Nenhum resultado|Nenhum resultado para “%@”|Verifique a ortografia ou faça uma nova busca.
    pt-pt|Voltar|Cancelar|Apagar|OK|Editar|OK|Colar|\
    Mudar nome|Pesquisar|Partilhar…|Definições…|Hora|\
    Sem resultados|Sem resultados para “%@”|Verifique a ortografia ou tente uma nova pesquisa.
    nl|Terug|Annuleer|Verwijder|Gereed|Wijzig|OK|Plak|\
    Wijzig naam|Zoek|Deel…|Instellingen…|Tijd|\
    Geen resultaten|Geen resultaten voor ‘%@’|Controleer de spelling of probeer een nieuwe zoekopdracht.
    sv|Tillbaka|Avbryt|Radera|Klar|Redigera|OK|Klistra in|\
    Byt namn|Sök|Dela…|Inställningar…|Tid|\
    Inga resultat|Inga resultat för ”%@”|Kontrollera stavningen eller prova en ny sökning.
    pl|Wstecz|Anuluj|Usuń|Gotowe|Edytuj|OK|Wklej|\
    Zmień nazwę|Szukaj|Udostępnij…|Ustawienia…|Godzina|\
    Brak wyników|Brak wyników dla „%@”|Sprawdź pisownię lub spróbuj wyszukać ponownie.
    da|Tilbage|Annuller|Slet|OK|Rediger|OK|Indsæt|\
    Omdøb|Søg|Del…|Indstillinger…|Tid|\
    Ingen resultater|Ingen resultater for “%@”|Kontroller stavningen, eller prøv en ny søgning.
    nb|Tilbake|Avbryt|Slett|Ferdig|Rediger|OK|Lim inn|\
    Endre navn|Søk|Del…|Innstillinger…|Tid|\
    Ingen resultater|Ingen resultater for «%@»|Kontroller stavemåten, eller prøv et nytt søk.
    nn|Tilbake|Avbryt|Slett|Ferdig|Rediger|OK|Lim inn|\
    Endra namn|Søk|Del…|Innstillingar…|Tid|\
    Ingen resultat|Ingen resultat for «%@»|Kontroller stavemåten, eller prøv eit nytt søk.
    fi|Takaisin|Kumoa|Poista|Valmis|Muokkaa|OK|Sijoita|\
    Nimeä uudelleen|Etsi|Jaa…|Asetukset…|Aika|\
    Ei tuloksia|Ei tuloksia haulle ”%@”|Tarkista oikeinkirjoitus tai kokeile uutta hakua.
    cs|Zpět|Zrušit|Smazat|Hotovo|Upravit|OK|Vložit|\
    Přejmenovat|Hledat|Sdílet…|Nastavení…|Čas|\
    Žádné výsledky|Žádné výsledky pro „%@“|Zkontrolujte pravopis nebo zkuste nové hledání.
    sk|Späť|Zrušiť|Vymazať|Hotovo|Upraviť|OK|Vložiť|\
    Premenovať|Hľadať|Zdieľať…|Nastavenia…|Čas|\
    Žiadne výsledky|Žiadne výsledky pre „%@“|Skontrolujte pravopis alebo skúste nové vyhľadávanie.
    sl|Nazaj|Prekliči|Izbriši|Končano|Uredi|V redu|Prilepi|\
    Preimenuj|Iskanje|Deli …|Nastavitve …|Čas|\
    Ni rezultatov|Ni rezultatov za »%@«|Preverite črkovanje ali poskusite z novim iskanjem.
    hr|Natrag|Odustani|Obriši|Gotovo|Uredi|U redu|Zalijepi|\
    Preimenuj|Pretraži|Dijeli…|Postavke…|Vrijeme|\
    Nema rezultata|Nema rezultata za „%@”|Provjerite pravopis ili pokušajte novu pretragu.
    hu|Vissza|Mégsem|Törlés|Kész|Szerkesztés|OK|Beillesztés|\
    Átnevezés|Keresés|Megosztás…|Beállítások…|Idő|\
    Nincs találat|Nincs találat erre: „%@”|Ellenőrizze a helyesírást, vagy próbáljon új keresést.
    ro|Înapoi|Anulați|Ștergeți|OK|Editați|OK|Lipiți|\
    Redenumiți|Căutați|Partajați…|Configurări…|Ora|\
    Niciun rezultat|Niciun rezultat pentru „%@”|Verificați ortografia sau încercați o căutare nouă.
    tr|Geri|Vazgeç|Sil|Bitti|Düzenle|Tamam|Yapıştır|\
    Adını Değiştir|Ara|Paylaş…|Ayarlar…|Saat|\
    Sonuç Yok|“%@” için Sonuç Yok|Yazımı denetleyin veya yeni bir arama deneyin.
    vi|Quay lại|Hủy|Xóa|Xong|Sửa|OK|Dán|\
    Đổi tên|Tìm kiếm|Chia sẻ…|Cài đặt…|Giờ|\
    Không có kết quả|Không có kết quả cho “%@”|Hãy kiểm tra chính tả hoặc thử tìm kiếm mới.
    id|Kembali|Batal|Hapus|Selesai|Edit|OKE|Tempel|\
    Ganti Nama|Cari|Bagikan…|Pengaturan…|Waktu|\
    Tidak Ada Hasil|Tidak Ada Hasil untuk “%@”|Periksa ejaan atau coba pencarian baru.
    ms|Kembali|Batal|Padam|Selesai|Edit|OK|Tampal|\
    Namakan Semula|Cari|Kongsi…|Seting…|Masa|\
    Tiada Hasil|Tiada Hasil untuk “%@”|Semak ejaan atau cuba carian baharu.
    ca|Enrere|Cancel·lar|Eliminar|Fet|Editar|D’acord|Enganxar|\
    Canviar el nom|Cercar|Compartir…|Configuració…|Hora|\
    Cap resultat|Cap resultat per a “%@”|Comprova l’ortografia o fes una altra cerca.
    et|Tagasi|Tühista|Kustuta|Valmis|Muuda|OK|Kleebi|\
    Nimeta ümber|Otsi|Jaga…|Seaded…|Aeg|\
    Tulemusi pole|„%@“ – tulemusi pole|Kontrolli õigekirja või proovi uut otsingut.
    lv|Atpakaļ|Atcelt|Dzēst|Gatavs|Rediģēt|Labi|Ielīmēt|\
    Pārdēvēt|Meklēt|Kopīgot…|Iestatījumi…|Laiks|\
    Nav rezultātu|Nav rezultātu vaicājumam “%@”|Pārbaudiet pareizrakstību vai mēģiniet meklēt vēlreiz.
    lt|Atgal|Atšaukti|Ištrinti|Atlikta|Redaguoti|Gerai|Įklijuoti|\
    Pervardyti|Ieškoti|Bendrinti…|Nustatymai…|Laikas|\
    Rezultatų nėra|„%@“ rezultatų nėra|Patikrinkite rašybą arba bandykite ieškoti iš naujo.
    is|Til baka|Hætta við|Eyða|Lokið|Breyta|Í lagi|Líma|\
    Endurnefna|Leita|Deila…|Stillingar…|Tími|\
    Engar niðurstöður|Engar niðurstöður fyrir „%@“|Athugaðu stafsetninguna eða prófaðu nýja leit.
    gl|Atrás|Cancelar|Eliminar|Feito|Editar|Aceptar|Pegar|\
    Cambiar o nome|Buscar|Compartir…|Axustes…|Hora|\
    Sen resultados|Sen resultados para “%@”|Comproba a ortografía ou fai outra busca.
    eu|Atzera|Utzi|Ezabatu|Eginda|Editatu|Ados|Itsatsi|\
    Aldatu izena|Bilatu|Partekatu…|Ezarpenak…|Ordua|\
    Emaitzarik ez|Emaitzarik ez “%@” bilaketarako|Egiaztatu ortografia edo egin beste bilaketa bat.
    sq|Prapa|Anulo|Fshi|U krye|Ndrysho|OK|Ngjit|\
    Riemërto|Kërko|Ndaj…|Cilësimet…|Ora|\
    Nuk ka rezultate|Nuk ka rezultate për “%@”|Kontrollo drejtshkrimin ose provo një kërkim të ri.
    af|Terug|Kanselleer|Skrap|Klaar|Wysig|OK|Plak|\
    Hernoem|Soek|Deel…|Instellings…|Tyd|\
    Geen resultate nie|Geen resultate vir “%@” nie|Gaan die spelling na of probeer ’n nuwe soektog.
    sw|Rudi|Ghairi|Futa|Imekamilika|Hariri|Sawa|Bandika|\
    Badilisha jina|Tafuta|Shiriki…|Mipangilio…|Saa|\
    Hakuna matokeo|Hakuna matokeo ya “%@”|Angalia tahajia au jaribu utafutaji mpya.
    fil|Bumalik|Kanselahin|Burahin|Tapos na|I-edit|OK|I-paste|\
    Palitan ang pangalan|Maghanap|Ibahagi…|Mga Setting…|Oras|\
    Walang resulta|Walang resulta para sa “%@”|Suriin ang baybay o sumubok ng bagong paghahanap.
    sr-latn|Nazad|Otkaži|Obriši|Gotovo|Izmeni|U redu|Nalepi|\
    Preimenuj|Pretraži|Podeli…|Podešavanja…|Vreme|\
    Nema rezultata|Nema rezultata za „%@“|Proverite pravopis ili pokušajte novu pretragu.
    """
}
