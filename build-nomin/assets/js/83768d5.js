"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["9869"], {
12275(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  metadata: () => (/* reexport */ site_wzory_omowienie_statutu_md_86d_namespaceObject),
  "default": () => (/* binding */ MDXContent),
  frontMatter: () => (/* binding */ frontMatter),
  contentTitle: () => (/* binding */ contentTitle),
  toc: () => (/* binding */ toc),
  assets: () => (/* binding */ assets)
});

;// CONCATENATED MODULE: ./.docusaurus/docusaurus-plugin-content-pages/wzory/site-wzory-omowienie-statutu-md-86d.json
var site_wzory_omowienie_statutu_md_86d_namespaceObject = JSON.parse('{"type":"mdx","permalink":"/wzory/omowienie-statutu","source":"@site/wzory/omowienie-statutu.md","title":"Omówienie statutu punkt po punkcie","description":"Co statut musi określać, o czym decydujecie sami i o co zapytać prawnika. To plan rozmowy, a nie gotowy statut.","frontMatter":{"title":"Omówienie statutu punkt po punkcie","description":"Co statut musi określać, o czym decydujecie sami i o co zapytać prawnika. To plan rozmowy, a nie gotowy statut.","order":5,"checked":"2026-11-22","basis":[{"source":"PS","provision":"art. 5 (osiem obowiązkowych punktów), art. 12a, 15–22, 24, 35, 36, 39–41, 45, 49, 54, 56, 75–77, 90, 113 § 1 pkt 3, 125"},{"source":"OZE","provision":"art. 2 pkt 33a (przedmiot działalności), art. 38e (obszar, moc, wystąpienie), art. 38f ust. 1 (własność instalacji)"}],"fill_in":["Wasze decyzje w pustych miejscach. Z takim planem prawnik napisze statut szybciej.","W spółdzielni rolników obowiązują jeszcze przepisy ustawy o spółdzielniach rolników. Ten plan ich nie obejmuje."],"dates":[],"aliases":["wzór statutu","statut wzór","projekt statutu","co w statucie","statut wzór PDF"]},"unlisted":false}')
// EXTERNAL MODULE: ./node_modules/react/jsx-runtime.js
var jsx_runtime = __webpack_require__(74848);
// EXTERNAL MODULE: ./node_modules/@mdx-js/react/lib/index.js
var lib = __webpack_require__(28453);
;// CONCATENATED MODULE: ./wzory/omowienie-statutu.md


const frontMatter = {
	title: 'Omówienie statutu punkt po punkcie',
	description: 'Co statut musi określać, o czym decydujecie sami i o co zapytać prawnika. To plan rozmowy, a nie gotowy statut.',
	order: 5,
	checked: '2026-11-22',
	basis: [
		{
			source: 'PS',
			provision: 'art. 5 (osiem obowiązkowych punktów), art. 12a, 15–22, 24, 35, 36, 39–41, 45, 49, 54, 56, 75–77, 90, 113 § 1 pkt 3, 125'
		},
		{
			source: 'OZE',
			provision: 'art. 2 pkt 33a (przedmiot działalności), art. 38e (obszar, moc, wystąpienie), art. 38f ust. 1 (własność instalacji)'
		}
	],
	fill_in: [
		'Wasze decyzje w pustych miejscach. Z takim planem prawnik napisze statut szybciej.',
		'W spółdzielni rolników obowiązują jeszcze przepisy ustawy o spółdzielniach rolników. Ten plan ich nie obejmuje.'
	],
	dates: [],
	aliases: [
		'wzór statutu',
		'statut wzór',
		'projekt statutu',
		'co w statucie',
		'statut wzór PDF'
	]
};
const contentTitle = undefined;

const assets = {

};



const toc = [{
  "value": "1. Nazwa i siedziba",
  "id": "1-nazwa-i-siedziba",
  "level": 2
}, {
  "value": "2. Przedmiot działalności i czas trwania",
  "id": "2-przedmiot-dzialalnosci-i-czas-trwania",
  "level": 2
}, {
  "value": "3. Wpisowe i udziały",
  "id": "3-wpisowe-i-udzialy",
  "level": 2
}, {
  "value": "4. Prawa i obowiązki członków",
  "id": "4-prawa-i-obowiazki-czlonkow",
  "level": 2
}, {
  "value": "5. Przyjęcie, wystąpienie, wykluczenie i wykreślenie",
  "id": "5-przyjecie-wystapienie-wykluczenie-i-wykreslenie",
  "level": 2
}, {
  "value": "6. Walne zgromadzenie",
  "id": "6-walne-zgromadzenie",
  "level": 2
}, {
  "value": "7. Organy: wybór i odwołanie",
  "id": "7-organy-wybor-i-odwolanie",
  "level": 2
}, {
  "value": "8. Podział nadwyżki i pokrywanie strat",
  "id": "8-podzial-nadwyzki-i-pokrywanie-strat",
  "level": 2
}, {
  "value": "9. Instalacje i ich własność",
  "id": "9-instalacje-i-ich-wlasnosc",
  "level": 2
}, {
  "value": "10. Wewnętrzne rozliczenie korzyści",
  "id": "10-wewnetrzne-rozliczenie-korzysci",
  "level": 2
}, {
  "value": "11. Reprezentacja gminy i innych osób prawnych",
  "id": "11-reprezentacja-gminy-i-innych-osob-prawnych",
  "level": 2
}, {
  "value": "12. Zmiana statutu i koniec spółdzielni",
  "id": "12-zmiana-statutu-i-koniec-spoldzielni",
  "level": 2
}];
function _createMdxContent(props) {
  const _components = {
    a: "a",
    h2: "h2",
    li: "li",
    p: "p",
    span: "span",
    strong: "strong",
    ul: "ul",
    ...(0,lib/* .useMDXComponents */.R)(),
    ...props.components
  };
  return (0,jsx_runtime.jsxs)(jsx_runtime.Fragment, {
    children: [(0,jsx_runtime.jsx)(_components.p, {
      children: "Plan ma osiem punktów z art. 5 Prawa spółdzielczego i cztery, które dokładają inne przepisy. Nie ma w nim gotowych paragrafów: te pisze prawnik, gdy zna Wasze decyzje."
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "1-nazwa-i-siedziba",
      children: "1. Nazwa i siedziba"
    }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Ustawa:"
        }), " nazwa zawiera słowo „spółdzielnia” albo „spółdzielczy”, a statut podaje siedzibę."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Decydujecie:"
        }), " jaka nazwa i która miejscowość. Wasza decyzja: ", (0,jsx_runtime.jsx)(_components.span, {
          className: "blank blankLong",
          children: (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: "miejsce na wpis"
          })
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Zapytajcie:"
        }), " czy ktoś nie używa już podobnej nazwy i czy adres siedziby da się utrzymać przez lata."]
      }), "\n"]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "2-przedmiot-dzialalnosci-i-czas-trwania",
      children: "2. Przedmiot działalności i czas trwania"
    }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Ustawa:"
        }), " spółdzielnia energetyczna wytwarza energię ze źródeł odnawialnych, obraca nią albo ją magazynuje wyłącznie na rzecz swoją i członków. Czas trwania wpisuje się, gdy jest ograniczony."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Decydujecie:"
        }), " prąd, ciepło, biogaz czy kilka z nich. Wasza decyzja: ", (0,jsx_runtime.jsx)(_components.span, {
          className: "blank blankLong",
          children: (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: "miejsce na wpis"
          })
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Zapytajcie:"
        }), " czy opis działalności zgadza się z ustawą o OZE słowo w słowo tam, gdzie trzeba, i na jakim obszarze gmin chcecie działać."]
      }), "\n"]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "3-wpisowe-i-udzialy",
      children: "3. Wpisowe i udziały"
    }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Ustawa:"
        }), " statut podaje wysokość wpisowego, wysokość i liczbę udziałów, terminy wpłat i zwrotu oraz skutki spóźnienia. Członek pokrywa straty do wysokości zadeklarowanych udziałów."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Decydujecie:"
        }), " ile kosztuje wejście i czy duży odbiorca ma mieć więcej udziałów niż mały. Wasza decyzja: ", (0,jsx_runtime.jsx)(_components.span, {
          className: "blank blankLong",
          children: (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: "miejsce na wpis"
          })
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Zapytajcie:"
        }), " czy potrzebne są wkłady, na przykład dach albo instalacja. Jeżeli tak, statut określa ich rodzaj, wycenę, terminy i zwrot."]
      }), "\n"]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "4-prawa-i-obowiazki-czlonkow",
      children: "4. Prawa i obowiązki członków"
    }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Ustawa:"
        }), " prawa i obowiązki członków są równe, a sześć praw wymienia sama ustawa: od udziału w walnym zgromadzeniu po część nadwyżki. Wszystkie są w artykule o ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/baza-wiedzy/prawa-i-obowiazki-czlonka",
          children: "prawach członka"
        }), "."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Decydujecie:"
        }), " jakie dane o energii członek przekazuje i komu, kto składa wnioski w jego imieniu i jak zgłasza nową instalację albo punkt poboru. Wasza decyzja: ", (0,jsx_runtime.jsx)(_components.span, {
          className: "blank blankLong",
          children: (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: "miejsce na wpis"
          })
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Zapytajcie:"
        }), " które z tych spraw zostawić regulaminowi, żeby dało się je zmienić bez zmiany statutu."]
      }), "\n"]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "5-przyjecie-wystapienie-wykluczenie-i-wykreslenie",
      children: "5. Przyjęcie, wystąpienie, wykluczenie i wykreślenie"
    }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Ustawa:"
        }), " deklaracja i wypowiedzenie są na piśmie, bo inaczej są nieważne. Statut wskazuje, kto przyjmuje członków, dokąd się odwołać i ile trwa wypowiedzenie. Wymienia też przyczyny wykluczenia (wina umyślna albo rażące niedbalstwo) i wykreślenia (bez winy)."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Decydujecie:"
        }), " kto może być członkiem i ile trwa wypowiedzenie. W spółdzielni energetycznej wystąpienie działa najwcześniej z końcem okresu rozliczeniowego. Wasza decyzja: ", (0,jsx_runtime.jsx)(_components.span, {
          className: "blank blankLong",
          children: (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: "miejsce na wpis"
          })
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Zapytajcie:"
        }), " jak zgrać okres wypowiedzenia z umową ze sprzedawcą i kiedy wypłacać udziały po odejściu."]
      }), "\n"]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "6-walne-zgromadzenie",
      children: "6. Walne zgromadzenie"
    }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Ustawa:"
        }), " odbywa się co najmniej raz w roku, w ciągu sześciu miesięcy po roku obrachunkowym. Statut określa sposób zwołania, zawiadomień, obrad i uchwał. Jeden członek ma jeden głos, a wyjątek może zrobić tylko spółdzielnia samych osób prawnych."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Decydujecie:"
        }), " jak zawiadamiacie i przy jakiej obecności zapada uchwała. Wasza decyzja: ", (0,jsx_runtime.jsx)(_components.span, {
          className: "blank blankLong",
          children: (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: "miejsce na wpis"
          })
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Zapytajcie:"
        }), " czy według obecnych przepisów walne zgromadzenie może głosować zdalnie i czy wymagać wyższej większości w ważnych sprawach. Do zmiany statutu ustawa żąda 2/3 głosów."]
      }), "\n"]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "7-organy-wybor-i-odwolanie",
      children: "7. Organy: wybór i odwołanie"
    }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Ustawa:"
        }), " obowiązkowe są walne zgromadzenie, rada nadzorcza i zarząd. Rada ma co najmniej 3 osoby. Statut podaje jej kadencję oraz liczbę członków zarządu. Wybory i odwołania są tajne."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Decydujecie:"
        }), " zarząd jednoosobowy czy większy i kto go wybiera: rada czy walne zgromadzenie. Wasza decyzja: ", (0,jsx_runtime.jsx)(_components.span, {
          className: "blank blankLong",
          children: (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: "miejsce na wpis"
          })
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Zapytajcie:"
        }), " kto podpisuje umowy. Ustawa wymaga dwóch członków zarządu albo członka zarządu z pełnomocnikiem, a przy zarządzie jednoosobowym mogą też podpisać dwaj pełnomocnicy."]
      }), "\n"]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "8-podzial-nadwyzki-i-pokrywanie-strat",
      children: "8. Podział nadwyżki i pokrywanie strat"
    }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Ustawa:"
        }), " nadwyżkę dzieli walne zgromadzenie, a co najmniej 5% idzie na fundusz zasobowy, dopóki nie dorówna on wniesionym udziałom obowiązkowym. Straty pokrywa fundusz zasobowy, a potem udziałowy i inne, w kolejności ze statutu. Statut podaje też zasady podziału."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Decydujecie:"
        }), " czy nadwyżka wraca do członków, czy zostaje na instalacje. Wasza decyzja: ", (0,jsx_runtime.jsx)(_components.span, {
          className: "blank blankLong",
          children: (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: "miejsce na wpis"
          })
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Zapytajcie:"
        }), " jak ten podział działa obok wewnętrznych rozliczeń za energię."]
      }), "\n"]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "9-instalacje-i-ich-wlasnosc",
      children: "9. Instalacje i ich własność"
    }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Ustawa:"
        }), " instalacje są własnością spółdzielni albo jej członków. Łączna moc i pokrycie potrzeb mają granice z art. 38e ustawy o OZE."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Decydujecie:"
        }), " kto inwestuje i co się dzieje z instalacją członka, który odchodzi. Wasza decyzja: ", (0,jsx_runtime.jsx)(_components.span, {
          className: "blank blankLong",
          children: (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: "miejsce na wpis"
          })
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Zapytajcie:"
        }), " jak zapisać, że spółdzielnia pilnuje progu pokrycia, zanim przyjmie nowego członka."]
      }), "\n"]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "10-wewnetrzne-rozliczenie-korzysci",
      children: "10. Wewnętrzne rozliczenie korzyści"
    }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Ustawa:"
        }), " ustawa o OZE nie narzuca sposobu podziału korzyści między członków, więc wybór należy do Was."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Decydujecie:"
        }), " według zużycia, udziałów czy pomiarów w każdej godzinie. Sposoby porównuje ", (0,jsx_runtime.jsx)(_components.a, {
          href: "/kalkulator",
          children: "kalkulator"
        }), ". Wasza decyzja: ", (0,jsx_runtime.jsx)(_components.span, {
          className: "blank blankLong",
          children: (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: "miejsce na wpis"
          })
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Zapytajcie:"
        }), " czy zasadę podziału zapisać w statucie, czy w regulaminie, i jak takie rozliczenie jest opodatkowane."]
      }), "\n"]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "11-reprezentacja-gminy-i-innych-osob-prawnych",
      children: "11. Reprezentacja gminy i innych osób prawnych"
    }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Ustawa:"
        }), " osoba prawna głosuje przez pełnomocnika z pisemnym pełnomocnictwem i może wskazać swojego przedstawiciela do rady."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Decydujecie:"
        }), " kogo wskaże gmina i jak go odwoła. Wasza decyzja: ", (0,jsx_runtime.jsx)(_components.span, {
          className: "blank blankLong",
          children: (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: "miejsce na wpis"
          })
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Zapytajcie:"
        }), " jak pogodzić to z uchwałą rady gminy i zakazem działalności konkurencyjnej."]
      }), "\n"]
    }), "\n", (0,jsx_runtime.jsx)(_components.h2, {
      id: "12-zmiana-statutu-i-koniec-spoldzielni",
      children: "12. Zmiana statutu i koniec spółdzielni"
    }), "\n", (0,jsx_runtime.jsxs)(_components.ul, {
      children: ["\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Ustawa:"
        }), " zmiana wymaga 2/3 głosów, zgłoszenia do KRS w 30 dni i działa dopiero od wpisu. Likwidacja na własne życzenie wymaga dwóch zgodnych uchwał po 3/4 głosów, w odstępie co najmniej dwóch tygodni."]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Decydujecie:"
        }), " na co idzie majątek, który zostanie. Wasza decyzja: ", (0,jsx_runtime.jsx)(_components.span, {
          className: "blank blankLong",
          children: (0,jsx_runtime.jsx)(_components.span, {
            className: "visuallyHidden",
            children: "miejsce na wpis"
          })
        })]
      }), "\n", (0,jsx_runtime.jsxs)(_components.li, {
        children: [(0,jsx_runtime.jsx)(_components.strong, {
          children: "Zapytajcie:"
        }), " jak zakończyć umowy ze sprzedawcą, zanim zacznie się likwidacja."]
      }), "\n"]
    })]
  });
}
function MDXContent(props = {}) {
  const {wrapper: MDXLayout} = {
    ...(0,lib/* .useMDXComponents */.R)(),
    ...props.components
  };
  return MDXLayout ? (0,jsx_runtime.jsx)(MDXLayout, {
    ...props,
    children: (0,jsx_runtime.jsx)(_createMdxContent, {
      ...props
    })
  }) : _createMdxContent(props);
}



},
28453(__unused_rspack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
  R: () => (useMDXComponents),
  x: () => (MDXProvider)
});
/* import */ var react__rspack_import_0 = __webpack_require__(96540);
/**
 * @import {MDXComponents} from 'mdx/types.js'
 * @import {Component, ReactElement, ReactNode} from 'react'
 */

/**
 * @callback MergeComponents
 *   Custom merge function.
 * @param {Readonly<MDXComponents>} currentComponents
 *   Current components from the context.
 * @returns {MDXComponents}
 *   Additional components.
 *
 * @typedef Props
 *   Configuration for `MDXProvider`.
 * @property {ReactNode | null | undefined} [children]
 *   Children (optional).
 * @property {Readonly<MDXComponents> | MergeComponents | null | undefined} [components]
 *   Additional components to use or a function that creates them (optional).
 * @property {boolean | null | undefined} [disableParentContext=false]
 *   Turn off outer component context (default: `false`).
 */



/** @type {Readonly<MDXComponents>} */
const emptyComponents = {}

const MDXContext = react__rspack_import_0.createContext(emptyComponents)

/**
 * Get current components from the MDX Context.
 *
 * @param {Readonly<MDXComponents> | MergeComponents | null | undefined} [components]
 *   Additional components to use or a function that creates them (optional).
 * @returns {MDXComponents}
 *   Current components.
 */
function useMDXComponents(components) {
  const contextComponents = react__rspack_import_0.useContext(MDXContext)

  // Memoize to avoid unnecessary top-level context changes
  return react__rspack_import_0.useMemo(
    function () {
      // Custom merge via a function prop
      if (typeof components === 'function') {
        return components(contextComponents)
      }

      return {...contextComponents, ...components}
    },
    [contextComponents, components]
  )
}

/**
 * Provider for MDX context.
 *
 * @param {Readonly<Props>} properties
 *   Properties.
 * @returns {ReactElement}
 *   Element.
 * @satisfies {Component}
 */
function MDXProvider(properties) {
  /** @type {Readonly<MDXComponents>} */
  let allComponents

  if (properties.disableParentContext) {
    allComponents =
      typeof properties.components === 'function'
        ? properties.components(emptyComponents)
        : properties.components || emptyComponents
  } else {
    allComponents = useMDXComponents(properties.components)
  }

  return react__rspack_import_0.createElement(
    MDXContext.Provider,
    {value: allComponents},
    properties.children
  )
}


},

}]);