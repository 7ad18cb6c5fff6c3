"use strict";
(globalThis["siteChunks"] = globalThis["siteChunks"] || []).push([["6885"], {
52276(__unused_rspack___webpack_module__, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* reexport */ readXlsxFile)
});

// UNUSED EXPORTS: SheetNotFoundError, getColumnTitleForProperty, Integer, InvalidSpreadsheetError, URL, Email, parseSheetData, readSheet, InvalidInputError

;// CONCATENATED MODULE: ./node_modules/read-excel-file/modules/saxen/parser.js
function _typeof(o) { "@babel/helpers - typeof"; return _typeof = "function" == typeof Symbol && "symbol" == typeof Symbol.iterator ? function (o) { return typeof o; } : function (o) { return o && "function" == typeof Symbol && o.constructor === Symbol && o !== Symbol.prototype ? "symbol" : typeof o; }, _typeof(o); }
// See `README.md` for more info

function Parser_(options) {
  // `decode.js` file contents

  var fromCharCode = String.fromCharCode;
  var hasOwnProperty = Object.prototype.hasOwnProperty;
  var ENTITY_PATTERN = /&#(\d+);|&#x([0-9a-f]+);|&(\w+);/ig;
  var ENTITY_MAPPING = {
    'amp': '&',
    'apos': '\'',
    'gt': '>',
    'lt': '<',
    'quot': '"'
  };

  // map UPPERCASE variants of supported special chars
  Object.keys(ENTITY_MAPPING).forEach(function (k) {
    ENTITY_MAPPING[k.toUpperCase()] = ENTITY_MAPPING[k];
  });
  function replaceEntities(_, d, x, z) {
    // reserved names, i.e. &nbsp;
    if (z) {
      if (hasOwnProperty.call(ENTITY_MAPPING, z)) {
        return ENTITY_MAPPING[z];
      } else {
        // fall back to original value
        return '&' + z + ';';
      }
    }

    // decimal encoded char
    if (d) {
      return fromCharCode(d);
    }

    // hex encoded char
    return fromCharCode(parseInt(x, 16));
  }

  /**
   * A basic entity decoder that can decode a minimal
   * sub-set of reserved names (&amp;) as well as
   * hex (&#xaaf;) and decimal (&#1231;) encoded characters.
   *
   * @param {string} s
   *
   * @return {string} decoded string
   */
  function decodeEntities(s) {
    if (s.length > 3 && s.indexOf('&') !== -1) {
      return s.replace(ENTITY_PATTERN, replaceEntities);
    }
    return s;
  }

  // `parser.js` file contents

  var NON_WHITESPACE_OUTSIDE_ROOT_NODE = 'non-whitespace outside of root node';
  function error(msg) {
    return new Error(msg);
  }
  function missingNamespaceForPrefix(prefix) {
    return 'missing namespace for prefix <' + prefix + '>';
  }
  function getter(getFn) {
    return {
      'get': getFn,
      'enumerable': true
    };
  }
  function cloneNsMatrix(nsMatrix) {
    var clone = {},
      key;
    for (key in nsMatrix) {
      clone[key] = nsMatrix[key];
    }
    return clone;
  }

  // per-matrix element name cache; stored under a symbol so it is
  // invisible to the `for (key in nsMatrix)` clone above and gets
  // collected together with the matrix it belongs to
  var NAME_CACHE = Symbol('nameCache');
  function uriPrefix(prefix) {
    return prefix + '$uri';
  }
  function buildNsMatrix(nsUriToPrefix) {
    var nsMatrix = {},
      uri,
      prefix;
    for (uri in nsUriToPrefix) {
      prefix = nsUriToPrefix[uri];
      nsMatrix[prefix] = prefix;
      nsMatrix[uriPrefix(prefix)] = uri;
    }
    return nsMatrix;
  }
  function noopGetContext() {
    return {
      line: 0,
      column: 0
    };
  }
  function throwFunc(err) {
    throw err;
  }

  /**
   * Creates a new parser with the given options.
   *
   * @constructor
   *
   * @param  {!Object<string, ?>=} options
   */
  function Parser(options) {
    if (!this) {
      return new Parser(options);
    }
    var proxy = options && options['proxy'];
    var onText,
      onOpenTag,
      onCloseTag,
      onCDATA,
      onError = throwFunc,
      onWarning,
      onComment,
      onQuestion,
      onAttention;
    var getContext = noopGetContext;

    /**
     * Are we currently consuming a chunked stream of XML,
     * i.e. is a `write` call in progress that may be followed
     * by more chunks?
     *
     * @type {boolean}
     */
    var streaming = false;

    /**
     * Did we already encounter the root tag?
     *
     * Persisted across `write` calls so we can detect a missing
     * start tag once the stream ends.
     *
     * @type {boolean}
     */
    var rootTagFound = false;

    /**
     * Not yet parsed remainder of the previously written chunk,
     * i.e. an incomplete token that awaits more input.
     *
     * @type {string}
     */
    var leftoverXml = '';

    /**
     * Do we need to parse the current elements attributes for namespaces?
     *
     * @type {boolean}
     */
    var maybeNS = false;

    /**
     * Do we process namespaces at all?
     *
     * @type {boolean}
     */
    var isNamespace = false;

    /**
     * The caught error returned on parse end
     *
     * @type {Error}
     */
    var returnError = null;

    /**
     * Should we stop parsing?
     *
     * @type {boolean}
     */
    var parseStop = false;

    /**
     * Namespace + node state shared across (streamed) parse runs.
     */
    var nsMatrixStack, nsMatrix, nodeStack;

    /**
     * A map of { uri: prefix } used by the parser.
     *
     * This map will ensure we can normalize prefixes during processing;
     * for each uri, only one prefix will be exposed to the handlers.
     *
     * @type {!Object<string, string>}}
     */
    var nsUriToPrefix;

    /**
     * Handle parse error.
     *
     * @param  {string|Error} err
     */
    function handleError(err) {
      if (!(err instanceof Error)) {
        err = error(err);
      }
      returnError = err;
      onError(err, getContext);
    }

    /**
     * Handle parse error.
     *
     * @param  {string|Error} err
     */
    function handleWarning(err) {
      if (!onWarning) {
        return;
      }
      if (!(err instanceof Error)) {
        err = error(err);
      }
      onWarning(err, getContext);
    }

    /**
     * Register parse listener.
     *
     * @param  {string}   name
     * @param  {Function} cb
     *
     * @return {Parser}
     */
    this['on'] = function (name, cb) {
      if (typeof cb !== 'function') {
        throw error('required args <name, cb>');
      }
      switch (name) {
        case 'openTag':
          onOpenTag = cb;
          break;
        case 'text':
          onText = cb;
          break;
        case 'closeTag':
          onCloseTag = cb;
          break;
        case 'error':
          onError = cb;
          break;
        case 'warn':
          onWarning = cb;
          break;
        case 'cdata':
          onCDATA = cb;
          break;
        case 'attention':
          onAttention = cb;
          break;
        // <!XXXXX zzzz="eeee">
        case 'question':
          onQuestion = cb;
          break;
        // <? ....  ?>
        case 'comment':
          onComment = cb;
          break;
        default:
          throw error('unsupported event: ' + name);
      }
      return this;
    };

    /**
     * Set the namespace to prefix mapping.
     *
     * @example
     *
     * parser.ns({
     *   'http://foo': 'foo',
     *   'http://bar': 'bar'
     * });
     *
     * @param  {!Object<string, string>} nsMap
     *
     * @return {Parser}
     */
    this['ns'] = function (nsMap) {
      if (typeof nsMap === 'undefined') {
        nsMap = {};
      }
      if (_typeof(nsMap) !== 'object') {
        throw error('required args <nsMap={}>');
      }
      var _nsUriToPrefix = {},
        k;
      for (k in nsMap) {
        _nsUriToPrefix[k] = nsMap[k];
      }
      isNamespace = true;
      nsUriToPrefix = _nsUriToPrefix;
      return this;
    };

    /**
     * Reset the parser state before a (streamed) parse run.
     */
    function resetState() {
      nsMatrixStack = isNamespace ? [] : null;
      nsMatrix = isNamespace ? buildNsMatrix(nsUriToPrefix) : null;
      nodeStack = [];
      getContext = noopGetContext;
      parseStop = false;
      returnError = null;
      rootTagFound = false;
      leftoverXml = '';
    }

    /**
     * Parse a complete xml string.
     *
     * @param  {string} xml
     *
     * @return {Error} returnError, if not thrown
     */
    this['parse'] = function (xml) {
      if (typeof xml !== 'string') {
        throw error('required args <xml=string>');
      }
      if (streaming) {
        throw error('parse during stream; call end() first');
      }
      resetState();
      parse(xml);
      getContext = noopGetContext;
      parseStop = false;
      return returnError;
    };

    /**
     * Write the next chunk of a streamed xml string.
     *
     * Parse events are emitted for all complete tokens; an
     * incomplete trailing token is buffered until the next
     * `write` or, ultimately, reported as an error on `end`.
     *
     * @param  {string} xml
     *
     * @return {Parser} self
     */
    this['write'] = function (xml) {
      if (typeof xml !== 'string') {
        throw error('required args <xml=string>');
      }
      if (!streaming) {
        resetState();
        streaming = true;
      }
      if (!returnError) {
        leftoverXml = parse(leftoverXml + xml, true) || '';
      }
      return this;
    };

    /**
     * Finish parsing a streamed xml string, i.e. signal that
     * no more chunks will be written.
     *
     * @return {Error} returnError, if not thrown
     */
    this['end'] = function () {
      if (!streaming) {
        resetState();
      }

      // flush the buffered remainder, now treating an incomplete
      // trailing token as a hard error
      streaming = false;
      if (!returnError) {
        parse(leftoverXml);
      }
      leftoverXml = '';
      getContext = noopGetContext;
      parseStop = false;
      return returnError;
    };

    /**
     * Stop parsing.
     */
    this['stop'] = function () {
      parseStop = true;
    };

    /**
     * Parse string, invoking configured listeners on element.
     *
     * Namespace and node stack state is shared across (streamed)
     * invocations via the enclosing parser scope.
     *
     * Internal note: while `streaming`, an incomplete trailing token
     * is not treated as an error but returned so `write` can buffer it
     * and prepend it to the next chunk. This buffered remainder is an
     * implementation detail of the streaming buffer, not a public API;
     * outside of that case the return value is `undefined`.
     *
     * @param {string} xml
     * @param {boolean} streaming
     *
     * @return {string|undefined} buffered remainder, streaming internal use only
     */
    function parse(xml) {
      var streaming = arguments.length > 1 && arguments[1] !== undefined ? arguments[1] : false;
      var elNameCache = null,
        elNameCacheMatrix = null;
      var _nsMatrix,
        anonymousNsCount = 0,
        tagStart = false,
        tagEnd = false,
        i = 0,
        j = 0,
        x,
        y,
        q,
        w,
        v,
        xmlns,
        elementName,
        _elementName,
        elementProxy;
      var attrsString = '',
        attrsStart = 0,
        cachedAttrs // false = parsed with errors, null = needs parsing
      ;

      /**
       * Normalize a namespaced attribute name against the current
       * namespace matrix.
       *
       * @param {string} name
       * @param {string|boolean} defaultAlias
       *
       * @return {string|null} normalized name, or `null` when the prefix
       *                       has no namespace (a warning is emitted)
       */
      function normalizeAttrName(name, defaultAlias) {
        var w = name.indexOf(':');
        if (w === -1) {
          return name;
        }

        // normalize ns attribute name
        var nsName = nsMatrix[name.substring(0, w)];
        if (!nsName) {
          handleWarning(missingNamespaceForPrefix(name.substring(0, w)));
          return null;
        }
        return defaultAlias === nsName ? name.substr(w + 1) : nsName + name.substr(w);
      }

      /**
       * Parse attributes on demand and returns the parsed attributes.
       *
       * Return semantics: (1) `false` on attribute parse error,
       * (2) object hash on extracted attrs.
       *
       * @return {boolean|Object}
       */
      function getAttrs() {
        if (cachedAttrs !== null) {
          return cachedAttrs;
        }
        var nsUri,
          nsUriPrefix,
          defaultAlias = isNamespace && nsMatrix['xmlns'],
          attrList = isNamespace && maybeNS ? [] : null,
          i = attrsStart,
          s = attrsString,
          l = s.length,
          hasNewMatrix,
          newalias,
          value,
          alias,
          name,
          attrs = {},
          seenAttrs = new Set(),
          skipAttr,
          w,
          j;
        parseAttr: for (; i < l; i++) {
          skipAttr = false;
          w = s.charCodeAt(i);
          if (w === 32 || w < 14 && w > 8) {
            // WHITESPACE={ \f\n\r\t\v}
            continue;
          }

          // wait for non whitespace character
          if (w < 65 || w > 122 || w > 90 && w < 97) {
            if (w !== 95 && w !== 58) {
              // char 95"_" 58":"
              handleWarning('illegal first char attribute name');
              skipAttr = true;
            }
          }

          // parse attribute name
          for (j = i + 1; j < l; j++) {
            w = s.charCodeAt(j);
            if (w > 96 && w < 123 || w > 64 && w < 91 || w > 47 && w < 59 || w === 46 ||
            // '.'
            w === 45 ||
            // '-'
            w === 95 // '_'
            ) {
              continue;
            }

            // unexpected whitespace
            if (w === 32 || w < 14 && w > 8) {
              // WHITESPACE
              handleWarning('missing attribute value');
              i = j;
              continue parseAttr;
            }

            // expected "="
            if (w === 61) {
              // "=" == 61
              break;
            }
            handleWarning('illegal attribute name char');
            skipAttr = true;
          }
          name = s.substring(i, j);
          if (name === 'xmlns:xmlns') {
            handleWarning('illegal declaration of xmlns');
            skipAttr = true;
          }
          w = s.charCodeAt(j + 1);
          if (w === 34) {
            // '"'
            j = s.indexOf('"', i = j + 2);
            if (j === -1) {
              j = s.indexOf('\'', i);
              if (j !== -1) {
                handleWarning('attribute value quote missmatch');
                skipAttr = true;
              }
            }
          } else if (w === 39) {
            // "'"
            j = s.indexOf('\'', i = j + 2);
            if (j === -1) {
              j = s.indexOf('"', i);
              if (j !== -1) {
                handleWarning('attribute value quote missmatch');
                skipAttr = true;
              }
            }
          } else {
            handleWarning('missing attribute value quotes');
            skipAttr = true;

            // skip to next space
            for (j = j + 1; j < l; j++) {
              w = s.charCodeAt(j + 1);
              if (w === 32 || w < 14 && w > 8) {
                // WHITESPACE
                break;
              }
            }
          }
          if (j === -1) {
            handleWarning('missing closing quotes');
            j = l;
            skipAttr = true;
          }
          if (!skipAttr) {
            value = s.substring(i, j);
          }
          i = j;

          // ensure SPACE follows attribute
          // skip illegal content otherwise
          // example a="b"c
          for (; j + 1 < l; j++) {
            w = s.charCodeAt(j + 1);
            if (w === 32 || w < 14 && w > 8) {
              // WHITESPACE
              break;
            }

            // FIRST ILLEGAL CHAR
            if (i === j) {
              handleWarning('illegal character after attribute end');
              skipAttr = true;
            }
          }

          // advance cursor to next attribute
          i = j + 1;
          if (skipAttr) {
            continue parseAttr;
          }

          // check attribute re-declaration
          if (seenAttrs.has(name)) {
            handleWarning('attribute <' + name + '> already defined');
            continue;
          }
          seenAttrs.add(name);
          if (!isNamespace) {
            attrs[name] = value;
            continue;
          }

          // try to extract namespace information
          if (maybeNS) {
            newalias = name === 'xmlns' ? 'xmlns' : name.charCodeAt(0) === 120 && name.substr(0, 6) === 'xmlns:' ? name.substr(6) : null;

            // handle xmlns(:alias) assignment
            if (newalias !== null) {
              nsUri = decodeEntities(value);
              nsUriPrefix = uriPrefix(newalias);
              alias = nsUriToPrefix[nsUri];
              if (!alias) {
                // no prefix defined or prefix collision
                if (newalias === 'xmlns' || nsUriPrefix in nsMatrix && nsMatrix[nsUriPrefix] !== nsUri) {
                  // alocate free ns prefix
                  do {
                    alias = 'ns' + anonymousNsCount++;
                  } while (typeof nsMatrix[alias] !== 'undefined');
                } else {
                  alias = newalias;
                }
                nsUriToPrefix[nsUri] = alias;
              }
              if (nsMatrix[newalias] !== alias) {
                if (!hasNewMatrix) {
                  nsMatrix = cloneNsMatrix(nsMatrix);
                  hasNewMatrix = true;
                }
                nsMatrix[newalias] = alias;
                if (newalias === 'xmlns') {
                  nsMatrix[uriPrefix(alias)] = nsUri;
                  defaultAlias = alias;
                }
                nsMatrix[nsUriPrefix] = nsUri;
              }

              // expose xmlns(:asd)="..." in attributes
              attrs[name] = value;
              continue;
            }

            // collect attributes until all namespace
            // declarations are processed
            attrList.push(name, value);
            continue;
          } /** end if (maybeNs) */

          // handle attributes on element without
          // namespace declarations
          name = normalizeAttrName(name, defaultAlias);
          if (name === null) {
            continue;
          }
          attrs[name] = value;
        }

        // handle deferred, possibly namespaced attributes
        if (maybeNS) {
          // normalize captured attributes
          for (i = 0, l = attrList.length; i < l; i++) {
            name = normalizeAttrName(attrList[i++], defaultAlias);
            value = attrList[i];
            if (name === null) {
              continue;
            }
            attrs[name] = value;
          }

          // end: normalize captured attributes
        }

        return cachedAttrs = attrs;
      }

      /**
       * Extract the parse context { line, column, part }
       * from the current parser position.
       *
       * @return {Object} parse context
       */
      function getParseContext() {
        var splitsRe = /(\r\n|\r|\n)/g;
        var line = 0;
        var column = 0;
        var startOfLine = 0;
        var endOfLine = j;
        var match;
        var data;
        while (i >= startOfLine) {
          match = splitsRe.exec(xml);
          if (!match) {
            break;
          }

          // end of line = (break idx + break chars)
          endOfLine = match[0].length + match.index;
          if (endOfLine > i) {
            break;
          }

          // advance to next line
          line += 1;
          startOfLine = endOfLine;
        }

        // EOF errors
        if (i == -1) {
          column = endOfLine;
          data = xml.substring(j);
        } else
          // start errors
          if (j === 0) {
            data = xml.substring(j, i);
          }

          // other errors
          else {
            column = i - startOfLine;
            data = j == -1 ? xml.substring(i) : xml.substring(i, j + 1);
          }
        return {
          'data': data,
          'line': line,
          'column': column
        };
      }
      getContext = getParseContext;
      if (proxy) {
        elementProxy = Object.create({}, {
          'name': getter(function () {
            return elementName;
          }),
          'originalName': getter(function () {
            return _elementName;
          }),
          'attrs': getter(getAttrs),
          'ns': getter(function () {
            return nsMatrix;
          })
        });
      }

      // actual parse logic
      while (j !== -1) {
        if (xml.charCodeAt(j) === 60) {
          // "<"
          i = j;
        } else {
          i = xml.indexOf('<', j);
        }

        // no (more) tags found
        if (i === -1) {
          // buffer the remainder for the next chunk
          if (streaming) {
            return xml.substring(j);
          }
          if (nodeStack.length) {
            return handleError('unexpected end of file');
          }
          if (!rootTagFound) {
            return handleError('missing start tag');
          }
          if (j < xml.length) {
            if (xml.substring(j).trim()) {
              handleWarning(NON_WHITESPACE_OUTSIDE_ROOT_NODE);
            }
          }
          return;
        }

        // remember that we saw the root tag
        if (!rootTagFound) {
          rootTagFound = true;
        }

        // parse text
        if (j !== i) {
          if (nodeStack.length) {
            if (onText) {
              onText(xml.substring(j, i), decodeEntities, getContext);
              if (parseStop) {
                return;
              }
            }
          } else {
            if (xml.substring(j, i).trim()) {
              handleWarning(NON_WHITESPACE_OUTSIDE_ROOT_NODE);
              if (parseStop) {
                return;
              }
            }
          }
        }
        w = xml.charCodeAt(i + 1);

        // parse comments + CDATA
        if (w === 33) {
          // "!"
          q = xml.charCodeAt(i + 2);

          // CDATA section
          if (q === 91 && xml.substr(i + 3, 6) === 'CDATA[') {
            // 91 == "["
            j = xml.indexOf(']]>', i);
            if (j === -1) {
              if (streaming) {
                return xml.substring(i);
              }
              return handleError('unclosed cdata');
            }
            if (onCDATA) {
              onCDATA(xml.substring(i + 9, j), getContext);
              if (parseStop) {
                return;
              }
            }
            j += 3;
            continue;
          }

          // comment
          if (q === 45 && xml.charCodeAt(i + 3) === 45) {
            // 45 == "-"
            j = xml.indexOf('-->', i);
            if (j === -1) {
              if (streaming) {
                return xml.substring(i);
              }
              return handleError('unclosed comment');
            }
            if (onComment) {
              onComment(xml.substring(i + 4, j), decodeEntities, getContext);
              if (parseStop) {
                return;
              }
            }
            j += 3;
            continue;
          }
        }

        // parse question <? ... ?>
        if (w === 63) {
          // "?"
          j = xml.indexOf('?>', i);
          if (j === -1) {
            if (streaming) {
              return xml.substring(i);
            }
            return handleError('unclosed question');
          }
          if (onQuestion) {
            onQuestion(xml.substring(i, j + 2), getContext);
            if (parseStop) {
              return;
            }
          }
          j += 2;
          continue;
        }

        // find matching closing tag for attention or standard tags
        // for that we must skip through attribute values
        // (enclosed in single or double quotes)
        for (x = i + 1;; x++) {
          v = xml.charCodeAt(x);
          if (isNaN(v)) {
            if (streaming) {
              return xml.substring(i);
            }
            j = -1;
            return handleError('unclosed tag');
          }

          // [10] AttValue ::= '"' ([^<&"] | Reference)* '"' | "'" ([^<&'] | Reference)* "'"
          // skips the quoted string
          // (double quotes) does not appear in a literal enclosed by (double quotes)
          // (single quote) does not appear in a literal enclosed by (single quote)
          if (v === 34) {
            //  '"'
            q = xml.indexOf('"', x + 1);
            x = q !== -1 ? q : x;
          } else if (v === 39) {
            // "'"
            q = xml.indexOf("'", x + 1);
            x = q !== -1 ? q : x;
          } else if (v === 62) {
            // '>'
            j = x;
            break;
          }
        }

        // parse attention <! ...>
        // previously comment and CDATA have already been parsed
        if (w === 33) {
          // "!"

          if (onAttention) {
            onAttention(xml.substring(i, j + 1), decodeEntities, getContext);
            if (parseStop) {
              return;
            }
          }
          j += 1;
          continue;
        }

        // don't process attributes;
        // there are none
        cachedAttrs = {};

        // if (xml.charCodeAt(i+1) === 47) { // </...
        if (w === 47) {
          // </...
          tagStart = false;
          tagEnd = true;
          if (!nodeStack.length) {
            return handleError('missing open tag');
          }

          // verify open <-> close tag match
          x = elementName = nodeStack.pop();
          q = i + 2 + x.length;
          if (xml.substring(i + 2, q) !== x) {
            return handleError('closing tag mismatch');
          }

          // verify chars in close tag
          for (; q < j; q++) {
            w = xml.charCodeAt(q);
            if (w === 32 || w > 8 && w < 14) {
              // \f\n\r\t\v space
              continue;
            }
            return handleError('close tag');
          }
        } else {
          if (xml.charCodeAt(j - 1) === 47) {
            // .../>
            x = elementName = xml.substring(i + 1, j - 1);
            tagStart = true;
            tagEnd = true;
          } else {
            x = elementName = xml.substring(i + 1, j);
            tagStart = true;
            tagEnd = false;
          }
          if (!(w > 96 && w < 123 || w > 64 && w < 91 || w === 95 || w === 58)) {
            // char 95"_" 58":"
            return handleError('illegal first char nodeName');
          }
          for (q = 1, y = x.length; q < y; q++) {
            w = x.charCodeAt(q);
            if (w > 96 && w < 123 || w > 64 && w < 91 || w > 47 && w < 59 || w === 45 || w === 95 || w == 46) {
              continue;
            }
            if (w === 32 || w < 14 && w > 8) {
              // \f\n\r\t\v space
              elementName = x.substring(0, q);

              // maybe there are attributes
              cachedAttrs = null;
              break;
            }
            return handleError('invalid nodeName');
          }
          if (!tagEnd) {
            nodeStack.push(elementName);
          }
        }
        if (isNamespace) {
          _nsMatrix = nsMatrix;
          if (tagStart) {
            // remember old namespace
            // unless we're self-closing
            if (!tagEnd) {
              nsMatrixStack.push(_nsMatrix);
            }
            if (cachedAttrs === null) {
              // quick check, whether there may be namespace
              // declarations on the node; if that is the case
              // we need to eagerly parse the node attributes
              if (maybeNS = x.indexOf('xmlns', q) !== -1) {
                attrsStart = q;
                attrsString = x;
                getAttrs();
                maybeNS = false;
              }
            }
          }
          _elementName = elementName;

          // memoize normalized names per namespace matrix; tag names
          // typically repeat heavily and the matrix rarely changes.
          if (elNameCacheMatrix !== nsMatrix) {
            elNameCache = nsMatrix[NAME_CACHE];
            if (elNameCache === undefined) {
              elNameCache = nsMatrix[NAME_CACHE] = {};
            }
            elNameCacheMatrix = nsMatrix;
          }
          var _cachedName = elNameCache[elementName];
          if (_cachedName !== undefined) {
            elementName = _cachedName;
          } else {
            w = elementName.indexOf(':');
            if (w !== -1) {
              xmlns = nsMatrix[elementName.substring(0, w)];

              // prefix given; namespace must exist
              if (!xmlns) {
                return handleError('missing namespace on <' + _elementName + '>');
              }
              elementName = elementName.substr(w + 1);
            } else {
              xmlns = nsMatrix['xmlns'];

              // if no default namespace is defined,
              // we'll import the element as anonymous.
              //
              // it is up to users to correct that to the document defined
              // targetNamespace, or whatever their undersanding of the
              // XML spec mandates.
            }

            // adjust namespace prefixs as configured
            if (xmlns) {
              elementName = xmlns + ':' + elementName;
            }
            elNameCache[_elementName] = elementName;
          }
        }
        if (tagStart) {
          attrsStart = q;
          attrsString = x;
          if (onOpenTag) {
            if (proxy) {
              onOpenTag(elementProxy, decodeEntities, tagEnd, getContext);
            } else {
              onOpenTag(elementName, getAttrs, decodeEntities, tagEnd, getContext);
            }
            if (parseStop) {
              return;
            }
          }
        }
        if (tagEnd) {
          if (onCloseTag) {
            onCloseTag(proxy ? elementProxy : elementName, decodeEntities, tagStart, getContext);
            if (parseStop) {
              return;
            }
          }

          // restore old namespace
          if (isNamespace) {
            if (!tagStart) {
              nsMatrix = nsMatrixStack.pop();
            } else {
              nsMatrix = _nsMatrix;
            }
          }
        }
        j += 1;
      }
    } /** end parse */
  }

  return new Parser(options);
}
//# sourceMappingURL=parser.js.map
;// CONCATENATED MODULE: ./node_modules/read-excel-file/modules/xml/parseXmlStream.saxen.js
// Starting from version `11.x`, `saxen` dropped CommonJS export.
// CommonJS compatibility was requested by one of the users of this package:
// https://gitlab.com/catamphetamine/read-excel-file/-/work_items/115
// Because of that, `saxen` source code had to be copy-pasted.
//
// Not to mention that it would have to be copy-pasted anyway for compatiblity with `worker-f`
// because `Parser` is not a "self-contained" function.
//
// import { Parser } from 'saxen'


/**
 * Parses XML markup in a streaming fashion by calling the supplied callback functions as the XML markup is being input.
 * @param {any} state — The initial `state`. This `state` will supposedly be modified by the callback functions as the XML is being parsed.
 * @param {function} [onOpenTag]
 * @param {function} [onCloseTag]
 * @param {function} [onText]
 * @returns {object} An object with properties: `promise`, `write(string)`, `end()`. The `promise` resolves with nothing.
 */
function parseXmlStream(state, onOpenTag, onCloseTag, onText) {
  var errored = false;
  var mustNotHaveErrored = function mustNotHaveErrored() {
    if (errored) {
      // If this error is thrown then it means that there's a bug in the code
      // because the code should not have got here if the XML parsing process
      // has already errored.
      throw new Error('Errored');
    }
  };
  var resolvePromise;

  // const xmlns = false

  var parser = new Parser_();

  // // Whether it should parse XML "namespaces" (`xmlns` stuff).
  // // It parses faster when the "namespaces" mode is disabled.
  // // That's why it's not enabled.
  // if (xmlns) {
  //   // // See `xml/xlsxNamespaces.js` file for the list of possible `.xlsx` namespaces.
  //   // parser.ns(xlsxNamespaces)
  //   parser.ns()
  // }

  var write = function write(xml) {
    mustNotHaveErrored();
    parser.write(xml);
  };
  var end = function end() {
    mustNotHaveErrored();
    parser.end();
    resolvePromise();
  };

  // This `promise` resolves with the final `state` when finished parsing.
  var promise = new Promise(function (resolve, reject) {
    resolvePromise = resolve;

    // on XML parsing error
    var onerror = function onerror(error) {
      errored = true;
      // If the error is not re-thrown here, the parser will simply keep parsing,
      // i.e. it doesn't halt after encountering an error and doesn't require manual resuming.
      // So it must re-throw the error here in order for the parser to stop.
      // Because the error is thrown inside a `new Promise()` constructor,
      // the promise will reject automatically.
      throw error;
    };

    // got some text. `text` is the string of text.
    var ontext = function ontext(text, decodeEntities) {
      if (onText) {
        // `saxen` doesn't decode character references (`&#233;`, `&amp;`, etc) in text:
        // instead, it provides a `decodeEntities()` function for the consumer to call.
        onText(decodeEntities(text), state);
      }
    };

    // opened a tag. `node` has "name" and "attributes"
    var onopentag = function onopentag(elementName, getAttributes, decodeEntities, selfClosing, getContext) {
      if (onOpenTag) {
        var attributes = getAttributes();
        // `saxen` doesn't decode character references (`&#233;`, `&amp;`, etc)
        // in attribute values either, so decode them here.
        // The reason why `saxen` deliberately doesn't decode character references by default
        // is performance, I assume.
        for (var name in attributes) {
          // Also remove an `xmlns` prefix from the attribute name, if present.
          // When doing so, don't clean up the attribute name with a prefix
          // because it doesn't interfere, and it's faster this way.
          attributes[trimXmlnsPrefix(name, true)] = decodeEntities(attributes[name]);
        }
        onOpenTag(trimXmlnsPrefix(elementName), attributes, state);
      }
    };

    // closed a tag.
    var onclosetag = function onclosetag(elementName) {
      if (onCloseTag) {
        onCloseTag(trimXmlnsPrefix(elementName), state);
      }
    };
    parser.on('error', onerror);
    parser.on('text', ontext);
    parser.on('openTag', onopentag);
    parser.on('closeTag', onclosetag);
  });
  return {
    promise: promise,
    write: write,
    end: end
  };
}
function trimXmlnsPrefix(string, isAttributeName) {
  var i = 0;
  while (i < string.length) {
    if (string[i] === ':') {
      // If `string` is an attribute name, filter out `xmlns:...` cases
      // which aren't really attributes but rather xmlns schema URIs.
      if (isAttributeName && i === 5 && string.slice(0, 5) === 'xmlns') {
        // Ignore this attribute.
      } else {
        return string.slice(i + 1);
      }
    }
    i++;
  }
  return string;
}
//# sourceMappingURL=parseXmlStream.saxen.js.map
;// CONCATENATED MODULE: ./node_modules/read-excel-file/modules/xlsx/InvalidSpreadsheetError.js
function InvalidSpreadsheetError_typeof(o) { "@babel/helpers - typeof"; return InvalidSpreadsheetError_typeof = "function" == typeof Symbol && "symbol" == typeof Symbol.iterator ? function (o) { return typeof o; } : function (o) { return o && "function" == typeof Symbol && o.constructor === Symbol && o !== Symbol.prototype ? "symbol" : typeof o; }, InvalidSpreadsheetError_typeof(o); }
function _defineProperties(target, props) { for (var i = 0; i < props.length; i++) { var descriptor = props[i]; descriptor.enumerable = descriptor.enumerable || false; descriptor.configurable = true; if ("value" in descriptor) descriptor.writable = true; Object.defineProperty(target, _toPropertyKey(descriptor.key), descriptor); } }
function _createClass(Constructor, protoProps, staticProps) { if (protoProps) _defineProperties(Constructor.prototype, protoProps); if (staticProps) _defineProperties(Constructor, staticProps); Object.defineProperty(Constructor, "prototype", { writable: false }); return Constructor; }
function _toPropertyKey(arg) { var key = _toPrimitive(arg, "string"); return InvalidSpreadsheetError_typeof(key) === "symbol" ? key : String(key); }
function _toPrimitive(input, hint) { if (InvalidSpreadsheetError_typeof(input) !== "object" || input === null) return input; var prim = input[Symbol.toPrimitive]; if (prim !== undefined) { var res = prim.call(input, hint || "default"); if (InvalidSpreadsheetError_typeof(res) !== "object") return res; throw new TypeError("@@toPrimitive must return a primitive value."); } return (hint === "string" ? String : Number)(input); }
function _classCallCheck(instance, Constructor) { if (!(instance instanceof Constructor)) { throw new TypeError("Cannot call a class as a function"); } }
function _inherits(subClass, superClass) { if (typeof superClass !== "function" && superClass !== null) { throw new TypeError("Super expression must either be null or a function"); } subClass.prototype = Object.create(superClass && superClass.prototype, { constructor: { value: subClass, writable: true, configurable: true } }); Object.defineProperty(subClass, "prototype", { writable: false }); if (superClass) InvalidSpreadsheetError_setPrototypeOf(subClass, superClass); }
function _createSuper(Derived) { var hasNativeReflectConstruct = _isNativeReflectConstruct(); return function _createSuperInternal() { var Super = InvalidSpreadsheetError_getPrototypeOf(Derived), result; if (hasNativeReflectConstruct) { var NewTarget = InvalidSpreadsheetError_getPrototypeOf(this).constructor; result = Reflect.construct(Super, arguments, NewTarget); } else { result = Super.apply(this, arguments); } return _possibleConstructorReturn(this, result); }; }
function _possibleConstructorReturn(self, call) { if (call && (InvalidSpreadsheetError_typeof(call) === "object" || typeof call === "function")) { return call; } else if (call !== void 0) { throw new TypeError("Derived constructors may only return object or undefined"); } return _assertThisInitialized(self); }
function _assertThisInitialized(self) { if (self === void 0) { throw new ReferenceError("this hasn't been initialised - super() hasn't been called"); } return self; }
function InvalidSpreadsheetError_wrapNativeSuper(Class) { var _cache = typeof Map === "function" ? new Map() : undefined; InvalidSpreadsheetError_wrapNativeSuper = function _wrapNativeSuper(Class) { if (Class === null || !_isNativeFunction(Class)) return Class; if (typeof Class !== "function") { throw new TypeError("Super expression must either be null or a function"); } if (typeof _cache !== "undefined") { if (_cache.has(Class)) return _cache.get(Class); _cache.set(Class, Wrapper); } function Wrapper() { return InvalidSpreadsheetError_construct(Class, arguments, InvalidSpreadsheetError_getPrototypeOf(this).constructor); } Wrapper.prototype = Object.create(Class.prototype, { constructor: { value: Wrapper, enumerable: false, writable: true, configurable: true } }); return InvalidSpreadsheetError_setPrototypeOf(Wrapper, Class); }; return InvalidSpreadsheetError_wrapNativeSuper(Class); }
function InvalidSpreadsheetError_construct(Parent, args, Class) { if (_isNativeReflectConstruct()) { InvalidSpreadsheetError_construct = Reflect.construct.bind(); } else { InvalidSpreadsheetError_construct = function _construct(Parent, args, Class) { var a = [null]; a.push.apply(a, args); var Constructor = Function.bind.apply(Parent, a); var instance = new Constructor(); if (Class) InvalidSpreadsheetError_setPrototypeOf(instance, Class.prototype); return instance; }; } return InvalidSpreadsheetError_construct.apply(null, arguments); }
function _isNativeReflectConstruct() { if (typeof Reflect === "undefined" || !Reflect.construct) return false; if (Reflect.construct.sham) return false; if (typeof Proxy === "function") return true; try { Boolean.prototype.valueOf.call(Reflect.construct(Boolean, [], function () {})); return true; } catch (e) { return false; } }
function _isNativeFunction(fn) { return Function.toString.call(fn).indexOf("[native code]") !== -1; }
function InvalidSpreadsheetError_setPrototypeOf(o, p) { InvalidSpreadsheetError_setPrototypeOf = Object.setPrototypeOf ? Object.setPrototypeOf.bind() : function _setPrototypeOf(o, p) { o.__proto__ = p; return o; }; return InvalidSpreadsheetError_setPrototypeOf(o, p); }
function InvalidSpreadsheetError_getPrototypeOf(o) { InvalidSpreadsheetError_getPrototypeOf = Object.setPrototypeOf ? Object.getPrototypeOf.bind() : function _getPrototypeOf(o) { return o.__proto__ || Object.getPrototypeOf(o); }; return InvalidSpreadsheetError_getPrototypeOf(o); }
var InvalidSpreadsheetError_InvalidSpreadsheetError = /*#__PURE__*/function (_Error) {
  _inherits(InvalidSpreadsheetError, _Error);
  var _super = _createSuper(InvalidSpreadsheetError);
  function InvalidSpreadsheetError(message) {
    var _this;
    _classCallCheck(this, InvalidSpreadsheetError);
    _this = _super.call(this, message);

    // Set `name` property.
    //
    // This error could be detected either by `instanceof InvalidInputError`
    // or by comparing its `name` property value to "InvalidInputError".
    // Why use the `name` comparison when `instanceof` operator is available?
    // Google AI tells that it does make sense in the cases when an error is
    // "serialized" and then "deserialized" in a "distributed" environment such as
    // throwing an error in a worker thread and then handling it in a main thread,
    // or when throwing it in one "microservice" and then catching it in another one,
    // or just logging as in `sentry.io`. And in those cases, `error.constructor.name`
    // isn't always available for same reason of "serializing" and then "deserializing".
    //
    // For example, even if `InvalidInputError` is a named export of this package,
    // when later bunding the application code with a bundler it will still be minified and renamed.
    // That's when the `name` property could be used to find out the actual type of the error
    // in case it gets thrown and reported to a remote system like `sentry.io`.
    //
    // By the way, core Node.js errors themselves have a `name` property.
    //
    _this.name = 'InvalidSpreadsheetError';
    return _this;
  }
  return _createClass(InvalidSpreadsheetError);
}( /*#__PURE__*/InvalidSpreadsheetError_wrapNativeSuper(Error));

//# sourceMappingURL=InvalidSpreadsheetError.js.map
;// CONCATENATED MODULE: ./node_modules/read-excel-file/modules/xml/parseXml.js



/**
 * Parses XML markup by calling the supplied callback functions.
 * @param {string} xml
 * @param {any} state — The initial `state`. This `state` will supposedly be modified by the callback functions as the XML is being parsed.
 * @param {function} [onOpenTag]
 * @param {function} [onCloseTag]
 * @param {function} [onText]
 * @param {function} [onProgress] — If defined, will be called every time it finishes parsing yet another chunk of XML.
 * @returns {Promise<void>} Returns a `Promise` that resolves to nothing. Inspect the passed `state` argument for changes.
 */
function parseXml_parseXml(xml, state, onOpenTag, onCloseTag, onText, onProgress) {
  var parser = parseXmlStream(state, onOpenTag, onCloseTag, onText);
  if (onProgress) {
    parseXmlInChunks(parser, xml, onProgress);
  } else {
    // Parse XML "all at once"
    parser.write(xml);
    parser.end();
  }
  return parser.promise.then(function (result) {
    return result;
  }, function (error) {
    // If the error is not re-thrown here, the parser will simply keep parsing,
    // i.e. it doesn't halt after encountering an error and doesn't require manual resuming.
    // So it must re-throw the error here in order for the parser to stop.
    // Because the error is thrown inside a `new Promise()` constructor,
    // the promise will reject automatically.
    var spreadsheetError = new InvalidSpreadsheetError_InvalidSpreadsheetError(error.message);
    spreadsheetError.stack = error.stack;
    spreadsheetError.cause = error;
    throw spreadsheetError;
  });

  // This function is placed here inside the wrapper function body
  // in order to not to hav `worker-f`
  /**
   * Parses XML in chunks.
   * @param {object} parser — An object returned from `parseXmlStream()` function.
   * @param {string} xml
   * @param {function} [onProgress] — Will be called after yet another chunk of XML has been parsed.
   * @param {boolean} [nonBlocking] — If `true` is passed then it won't block the current thread while parsing. Otherwise, it will block the current thread until all the XML is parsed.
   */
  function parseXmlInChunks(parser, xml, onProgress, nonBlocking) {
    var MAX_CHUNK_PROCESSING_TIME = 7; // 16 ms — 60 fps, 7 ms — 144 fps
    var INITIAL_CHUNK_SIZE = 64 * 1024; // 64 KB

    var chunksCount = 0;
    var chunkSize = INITIAL_CHUNK_SIZE;

    /**
     * Parses next chunk of XML.
     * @returns {boolean} Returns `true` if there're more chunks to write.
     */
    var parseNextChunk = function parseNextChunk() {
      chunksCount++;
      var startedAt = Date.now();
      if (xml.length > chunkSize) {
        parser.write(xml.slice(0, chunkSize));
        if (onProgress) {
          onProgress(false);
        }
        xml = xml.slice(chunkSize);
        var chunkProcessingTime = Date.now() - startedAt;
        if (chunkProcessingTime < MAX_CHUNK_PROCESSING_TIME * 0.5) {
          chunkSize *= 2;
        } else if (chunkProcessingTime > MAX_CHUNK_PROCESSING_TIME) {
          chunkSize /= 2;
        }
        return true;
      } else {
        parser.write(xml);
        parser.end();
        if (onProgress) {
          onProgress(true);
        }
        return false;
      }
    };

    /**
     * Parses next chunk of XML and then repeats.
     */
    var loop = function loop() {
      if (parseNextChunk()) {
        if (nonBlocking) {
          if (typeof setImmediate !== 'undefined') {
            setImmediate(loop);
          } else {
            setTimeout(loop, 0);
          }
        } else {
          loop();
        }
      } else {
        // Finished
        // console.log('* chunk size', chunkSize)
        // console.log('* chunks count', chunksCount)
      }
    };
    loop();
  }
}
//# sourceMappingURL=parseXml.js.map
;// CONCATENATED MODULE: ./node_modules/fflate/esm/browser.js
// DEFLATE is a complex format; to read this code, you should probably check the RFC first:
// https://tools.ietf.org/html/rfc1951
// You may also wish to take a look at the guide I made about this program:
// https://gist.github.com/101arrowz/253f31eb5abc3d9275ab943003ffecad
// Some of the following code is similar to that of UZIP.js:
// https://github.com/photopea/UZIP.js
// However, the vast majority of the codebase has diverged from UZIP.js to increase performance and reduce bundle size.
// Sometimes 0 will appear where -1 would be more appropriate. This is because using a uint
// is better for memory in most engines (I *think*).
var ch2 = {};
var wk = (function (c, id, msg, transfer, cb) {
    var w = new Worker(ch2[id] || (ch2[id] = URL.createObjectURL(new Blob([
        c + ';addEventListener("error",function(e){e=e.error;postMessage({$e$:[e.message,e.code,e.stack]})})'
    ], { type: 'text/javascript' }))));
    w.onmessage = function (e) {
        var d = e.data, ed = d.$e$;
        if (ed) {
            var err = new Error(ed[0]);
            err['code'] = ed[1];
            err.stack = ed[2];
            cb(err, null);
        }
        else
            cb(null, d);
    };
    w.postMessage(msg, transfer);
    return w;
});

// aliases for shorter compressed code (most minifers don't do this)
var u8 = Uint8Array, u16 = Uint16Array, i32 = Int32Array;
// fixed length extra bits
var fleb = new u8([0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0, /* unused */ 0, 0, /* impossible */ 0]);
// fixed distance extra bits
var fdeb = new u8([0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13, /* unused */ 0, 0]);
// code length index map
var clim = new u8([16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]);
// get base, reverse index map from extra bits
var freb = function (eb, start) {
    var b = new u16(31);
    for (var i = 0; i < 31; ++i) {
        b[i] = start += 1 << eb[i - 1];
    }
    // numbers here are at max 18 bits
    var r = new i32(b[30]);
    for (var i = 1; i < 30; ++i) {
        for (var j = b[i]; j < b[i + 1]; ++j) {
            r[j] = ((j - b[i]) << 5) | i;
        }
    }
    return { b: b, r: r };
};
var browser_a = freb(fleb, 2), browser_fl = browser_a.b, revfl = browser_a.r;
// we can ignore the fact that the other numbers are wrong; they never happen anyway
browser_fl[28] = 258, revfl[258] = 28;
var browser_b = freb(fdeb, 0), fd = browser_b.b, revfd = browser_b.r;
// map of value to reverse (assuming 16 bits)
var rev = new u16(32768);
for (var browser_i = 0; browser_i < 32768; ++browser_i) {
    // reverse table algorithm from SO
    var browser_x = ((browser_i & 0xAAAA) >> 1) | ((browser_i & 0x5555) << 1);
    browser_x = ((browser_x & 0xCCCC) >> 2) | ((browser_x & 0x3333) << 2);
    browser_x = ((browser_x & 0xF0F0) >> 4) | ((browser_x & 0x0F0F) << 4);
    rev[browser_i] = (((browser_x & 0xFF00) >> 8) | ((browser_x & 0x00FF) << 8)) >> 1;
}
// create huffman tree from u8 "map": index -> code length for code index
// mb (max bits) must be at most 15
// TODO: optimize/split up?
var hMap = (function (cd, mb, r) {
    var s = cd.length;
    // index
    var i = 0;
    // u16 "map": index -> # of codes with bit length = index
    var l = new u16(mb);
    // length of cd must be 288 (total # of codes)
    for (; i < s; ++i) {
        if (cd[i])
            ++l[cd[i] - 1];
    }
    // u16 "map": index -> minimum code for bit length = index
    var le = new u16(mb);
    for (i = 1; i < mb; ++i) {
        le[i] = (le[i - 1] + l[i - 1]) << 1;
    }
    var co;
    if (r) {
        // u16 "map": index -> number of actual bits, symbol for code
        co = new u16(1 << mb);
        // bits to remove for reverser
        var rvb = 15 - mb;
        for (i = 0; i < s; ++i) {
            // ignore 0 lengths
            if (cd[i]) {
                // num encoding both symbol and bits read
                var sv = (i << 4) | cd[i];
                // free bits
                var r_1 = mb - cd[i];
                // start value
                var v = le[cd[i] - 1]++ << r_1;
                // m is end value
                for (var m = v | ((1 << r_1) - 1); v <= m; ++v) {
                    // every 16 bit value starting with the code yields the same result
                    co[rev[v] >> rvb] = sv;
                }
            }
        }
    }
    else {
        co = new u16(s);
        for (i = 0; i < s; ++i) {
            if (cd[i]) {
                co[i] = rev[le[cd[i] - 1]++] >> (15 - cd[i]);
            }
        }
    }
    return co;
});
// fixed length tree
var flt = new u8(288);
for (var browser_i = 0; browser_i < 144; ++browser_i)
    flt[browser_i] = 8;
for (var browser_i = 144; browser_i < 256; ++browser_i)
    flt[browser_i] = 9;
for (var browser_i = 256; browser_i < 280; ++browser_i)
    flt[browser_i] = 7;
for (var browser_i = 280; browser_i < 288; ++browser_i)
    flt[browser_i] = 8;
// fixed distance tree
var fdt = new u8(32);
for (var browser_i = 0; browser_i < 32; ++browser_i)
    fdt[browser_i] = 5;
// fixed length map
var flm = /*#__PURE__*/ (/* unused pure expression or super */ null && (hMap(flt, 9, 0))), flrm = /*#__PURE__*/ hMap(flt, 9, 1);
// fixed distance map
var fdm = /*#__PURE__*/ (/* unused pure expression or super */ null && (hMap(fdt, 5, 0))), fdrm = /*#__PURE__*/ hMap(fdt, 5, 1);
// find max of array
var max = function (a) {
    var m = a[0];
    for (var i = 1; i < a.length; ++i) {
        if (a[i] > m)
            m = a[i];
    }
    return m;
};
// read d, starting at bit p and mask with m
var bits = function (d, p, m) {
    var o = (p / 8) | 0;
    return ((d[o] | (d[o + 1] << 8)) >> (p & 7)) & m;
};
// read d, starting at bit p continuing for at least 16 bits
var bits16 = function (d, p) {
    var o = (p / 8) | 0;
    return ((d[o] | (d[o + 1] << 8) | (d[o + 2] << 16)) >> (p & 7));
};
// get end of byte
var shft = function (p) { return ((p + 7) / 8) | 0; };
// typed array slice - allows garbage collector to free original reference,
// while being more compatible than .slice
var slc = function (v, s, e) {
    if (s == null || s < 0)
        s = 0;
    if (e == null || e > v.length)
        e = v.length;
    // can't use .constructor in case user-supplied
    return new u8(v.subarray(s, e));
};
/**
 * Codes for errors generated within this library
 */
var FlateErrorCode = (/* unused pure expression or super */ null && ({
    UnexpectedEOF: 0,
    InvalidBlockType: 1,
    InvalidLengthLiteral: 2,
    InvalidDistance: 3,
    StreamFinished: 4,
    NoStreamHandler: 5,
    InvalidHeader: 6,
    NoCallback: 7,
    InvalidUTF8: 8,
    ExtraFieldTooLong: 9,
    InvalidDate: 10,
    FilenameTooLong: 11,
    StreamFinishing: 12,
    InvalidZipData: 13,
    UnknownCompressionMethod: 14
}));
// error codes
var ec = [
    'unexpected EOF',
    'invalid block type',
    'invalid length/literal',
    'invalid distance',
    'stream finished',
    'no stream handler',
    , // determined by compression function
    'no callback',
    'invalid UTF-8 data',
    'extra field too long',
    'date not in range 1980-2099',
    'filename too long',
    'stream finishing',
    'invalid zip data'
    // determined by unknown compression method
];
;
var browser_err = function (ind, msg, nt) {
    var e = new Error(msg || ec[ind]);
    e.code = ind;
    if (Error.captureStackTrace)
        Error.captureStackTrace(e, browser_err);
    if (!nt)
        throw e;
    return e;
};
// expands raw DEFLATE data
var inflt = function (dat, st, buf, dict) {
    // source length       dict length
    var sl = dat.length, dl = dict ? dict.length : 0;
    if (!sl || st.f && !st.l)
        return buf || new u8(0);
    var noBuf = !buf;
    // have to estimate size
    var resize = noBuf || st.i != 2;
    // no state
    var noSt = st.i;
    // Assumes roughly 33% compression ratio average
    if (noBuf)
        buf = new u8(sl * 3);
    // ensure buffer can fit at least l elements
    var cbuf = function (l) {
        var bl = buf.length;
        // need to increase size to fit
        if (l > bl) {
            // Double or set to necessary, whichever is greater
            var nbuf = new u8(Math.max(bl * 2, l));
            nbuf.set(buf);
            buf = nbuf;
        }
    };
    //  last chunk         bitpos           bytes
    var final = st.f || 0, pos = st.p || 0, bt = st.b || 0, lm = st.l, dm = st.d, lbt = st.m, dbt = st.n;
    // total bits
    var tbts = sl * 8;
    do {
        if (!lm) {
            // BFINAL - this is only 1 when last chunk is next
            final = bits(dat, pos, 1);
            // type: 0 = no compression, 1 = fixed huffman, 2 = dynamic huffman
            var type = bits(dat, pos + 1, 3);
            pos += 3;
            if (!type) {
                // go to end of byte boundary
                var s = shft(pos) + 4, l = dat[s - 4] | (dat[s - 3] << 8), t = s + l;
                if (t > sl) {
                    if (noSt)
                        browser_err(0);
                    break;
                }
                // ensure size
                if (resize)
                    cbuf(bt + l);
                // Copy over uncompressed data
                buf.set(dat.subarray(s, t), bt);
                // Get new bitpos, update byte count
                st.b = bt += l, st.p = pos = t * 8, st.f = final;
                continue;
            }
            else if (type == 1)
                lm = flrm, dm = fdrm, lbt = 9, dbt = 5;
            else if (type == 2) {
                //  literal                            lengths
                var hLit = bits(dat, pos, 31) + 257, hcLen = bits(dat, pos + 10, 15) + 4;
                var tl = hLit + bits(dat, pos + 5, 31) + 1;
                pos += 14;
                // length+distance tree
                var ldt = new u8(tl);
                // code length tree
                var clt = new u8(19);
                for (var i = 0; i < hcLen; ++i) {
                    // use index map to get real code
                    clt[clim[i]] = bits(dat, pos + i * 3, 7);
                }
                pos += hcLen * 3;
                // code lengths bits
                var clb = max(clt), clbmsk = (1 << clb) - 1;
                // code lengths map
                var clm = hMap(clt, clb, 1);
                for (var i = 0; i < tl;) {
                    var r = clm[bits(dat, pos, clbmsk)];
                    // bits read
                    pos += r & 15;
                    // symbol
                    var s = r >> 4;
                    // code length to copy
                    if (s < 16) {
                        ldt[i++] = s;
                    }
                    else {
                        //  copy   count
                        var c = 0, n = 0;
                        if (s == 16)
                            n = 3 + bits(dat, pos, 3), pos += 2, c = ldt[i - 1];
                        else if (s == 17)
                            n = 3 + bits(dat, pos, 7), pos += 3;
                        else if (s == 18)
                            n = 11 + bits(dat, pos, 127), pos += 7;
                        while (n--)
                            ldt[i++] = c;
                    }
                }
                //    length tree                 distance tree
                var lt = ldt.subarray(0, hLit), dt = ldt.subarray(hLit);
                // max length bits
                lbt = max(lt);
                // max dist bits
                dbt = max(dt);
                lm = hMap(lt, lbt, 1);
                dm = hMap(dt, dbt, 1);
            }
            else
                browser_err(1);
            if (pos > tbts) {
                if (noSt)
                    browser_err(0);
                break;
            }
        }
        // Make sure the buffer can hold this + the largest possible addition
        // Maximum chunk size (practically, theoretically infinite) is 2^17
        if (resize)
            cbuf(bt + 131072);
        var lms = (1 << lbt) - 1, dms = (1 << dbt) - 1;
        var lpos = pos;
        for (;; lpos = pos) {
            // bits read, code
            var c = lm[bits16(dat, pos) & lms], sym = c >> 4;
            pos += c & 15;
            if (pos > tbts) {
                if (noSt)
                    browser_err(0);
                break;
            }
            if (!c)
                browser_err(2);
            if (sym < 256)
                buf[bt++] = sym;
            else if (sym == 256) {
                lpos = pos, lm = null;
                break;
            }
            else {
                var add = sym - 254;
                // no extra bits needed if less
                if (sym > 264) {
                    // index
                    var i = sym - 257, b = fleb[i];
                    add = bits(dat, pos, (1 << b) - 1) + browser_fl[i];
                    pos += b;
                }
                // dist
                var d = dm[bits16(dat, pos) & dms], dsym = d >> 4;
                if (!d)
                    browser_err(3);
                pos += d & 15;
                var dt = fd[dsym];
                if (dsym > 3) {
                    var b = fdeb[dsym];
                    dt += bits16(dat, pos) & (1 << b) - 1, pos += b;
                }
                if (pos > tbts) {
                    if (noSt)
                        browser_err(0);
                    break;
                }
                if (resize)
                    cbuf(bt + 131072);
                var end = bt + add;
                if (bt < dt) {
                    var shift = dl - dt, dend = Math.min(dt, end);
                    if (shift + bt < 0)
                        browser_err(3);
                    for (; bt < dend; ++bt)
                        buf[bt] = dict[shift + bt];
                }
                for (; bt < end; ++bt)
                    buf[bt] = buf[bt - dt];
            }
        }
        st.l = lm, st.p = lpos, st.b = bt, st.f = final;
        if (lm)
            final = 1, st.m = lbt, st.d = dm, st.n = dbt;
    } while (!final);
    // don't reallocate for streams or user buffers
    return bt != buf.length && noBuf ? slc(buf, 0, bt) : buf.subarray(0, bt);
};
// starting at p, write the minimum number of bits that can hold v to d
var wbits = function (d, p, v) {
    v <<= p & 7;
    var o = (p / 8) | 0;
    d[o] |= v;
    d[o + 1] |= v >> 8;
};
// starting at p, write the minimum number of bits (>8) that can hold v to d
var wbits16 = function (d, p, v) {
    v <<= p & 7;
    var o = (p / 8) | 0;
    d[o] |= v;
    d[o + 1] |= v >> 8;
    d[o + 2] |= v >> 16;
};
// creates code lengths from a frequency table
var hTree = function (d, mb) {
    // Need extra info to make a tree
    var t = [];
    for (var i = 0; i < d.length; ++i) {
        if (d[i])
            t.push({ s: i, f: d[i] });
    }
    var s = t.length;
    var t2 = t.slice();
    if (!s)
        return { t: et, l: 0 };
    if (s == 1) {
        var v = new u8(t[0].s + 1);
        v[t[0].s] = 1;
        return { t: v, l: 1 };
    }
    t.sort(function (a, b) { return a.f - b.f; });
    // after i2 reaches last ind, will be stopped
    // freq must be greater than largest possible number of symbols
    t.push({ s: -1, f: 25001 });
    var l = t[0], r = t[1], i0 = 0, i1 = 1, i2 = 2;
    t[0] = { s: -1, f: l.f + r.f, l: l, r: r };
    // efficient algorithm from UZIP.js
    // i0 is lookbehind, i2 is lookahead - after processing two low-freq
    // symbols that combined have high freq, will start processing i2 (high-freq,
    // non-composite) symbols instead
    // see https://reddit.com/r/photopea/comments/ikekht/uzipjs_questions/
    while (i1 != s - 1) {
        l = t[t[i0].f < t[i2].f ? i0++ : i2++];
        r = t[i0 != i1 && t[i0].f < t[i2].f ? i0++ : i2++];
        t[i1++] = { s: -1, f: l.f + r.f, l: l, r: r };
    }
    var maxSym = t2[0].s;
    for (var i = 1; i < s; ++i) {
        if (t2[i].s > maxSym)
            maxSym = t2[i].s;
    }
    // code lengths
    var tr = new u16(maxSym + 1);
    // max bits in tree
    var mbt = ln(t[i1 - 1], tr, 0);
    if (mbt > mb) {
        // more algorithms from UZIP.js
        // TODO: find out how this code works (debt)
        //  ind    debt
        var i = 0, dt = 0;
        //    left            cost
        var lft = mbt - mb, cst = 1 << lft;
        t2.sort(function (a, b) { return tr[b.s] - tr[a.s] || a.f - b.f; });
        for (; i < s; ++i) {
            var i2_1 = t2[i].s;
            if (tr[i2_1] > mb) {
                dt += cst - (1 << (mbt - tr[i2_1]));
                tr[i2_1] = mb;
            }
            else
                break;
        }
        dt >>= lft;
        while (dt > 0) {
            var i2_2 = t2[i].s;
            if (tr[i2_2] < mb)
                dt -= 1 << (mb - tr[i2_2]++ - 1);
            else
                ++i;
        }
        for (; i >= 0 && dt; --i) {
            var i2_3 = t2[i].s;
            if (tr[i2_3] == mb) {
                --tr[i2_3];
                ++dt;
            }
        }
        mbt = mb;
    }
    return { t: new u8(tr), l: mbt };
};
// get the max length and assign length codes
var ln = function (n, l, d) {
    return n.s == -1
        ? Math.max(ln(n.l, l, d + 1), ln(n.r, l, d + 1))
        : (l[n.s] = d);
};
// length codes generation
var lc = function (c) {
    var s = c.length;
    // Note that the semicolon was intentional
    while (s && !c[--s])
        ;
    var cl = new u16(++s);
    //  ind      num         streak
    var cli = 0, cln = c[0], cls = 1;
    var w = function (v) { cl[cli++] = v; };
    for (var i = 1; i <= s; ++i) {
        if (c[i] == cln && i != s)
            ++cls;
        else {
            if (!cln && cls > 2) {
                for (; cls > 138; cls -= 138)
                    w(32754);
                if (cls > 2) {
                    w(cls > 10 ? ((cls - 11) << 5) | 28690 : ((cls - 3) << 5) | 12305);
                    cls = 0;
                }
            }
            else if (cls > 3) {
                w(cln), --cls;
                for (; cls > 6; cls -= 6)
                    w(8304);
                if (cls > 2)
                    w(((cls - 3) << 5) | 8208), cls = 0;
            }
            while (cls--)
                w(cln);
            cls = 1;
            cln = c[i];
        }
    }
    return { c: cl.subarray(0, cli), n: s };
};
// calculate the length of output from tree, code lengths
var clen = function (cf, cl) {
    var l = 0;
    for (var i = 0; i < cl.length; ++i)
        l += cf[i] * cl[i];
    return l;
};
// writes a fixed block
// returns the new bit pos
var wfblk = function (out, pos, dat) {
    // no need to write 00 as type: TypedArray defaults to 0
    var s = dat.length;
    var o = shft(pos + 2);
    out[o] = s & 255;
    out[o + 1] = s >> 8;
    out[o + 2] = out[o] ^ 255;
    out[o + 3] = out[o + 1] ^ 255;
    for (var i = 0; i < s; ++i)
        out[o + i + 4] = dat[i];
    return (o + 4 + s) * 8;
};
// writes a block
var wblk = function (dat, out, final, syms, lf, df, eb, li, bs, bl, p) {
    wbits(out, p++, final);
    ++lf[256];
    var _a = hTree(lf, 15), dlt = _a.t, mlb = _a.l;
    var _b = hTree(df, 15), ddt = _b.t, mdb = _b.l;
    var _c = lc(dlt), lclt = _c.c, nlc = _c.n;
    var _d = lc(ddt), lcdt = _d.c, ndc = _d.n;
    var lcfreq = new u16(19);
    for (var i = 0; i < lclt.length; ++i)
        ++lcfreq[lclt[i] & 31];
    for (var i = 0; i < lcdt.length; ++i)
        ++lcfreq[lcdt[i] & 31];
    var _e = hTree(lcfreq, 7), lct = _e.t, mlcb = _e.l;
    var nlcc = 19;
    for (; nlcc > 4 && !lct[clim[nlcc - 1]]; --nlcc)
        ;
    var flen = (bl + 5) << 3;
    var ftlen = clen(lf, flt) + clen(df, fdt) + eb;
    var dtlen = clen(lf, dlt) + clen(df, ddt) + eb + 14 + 3 * nlcc + clen(lcfreq, lct) + 2 * lcfreq[16] + 3 * lcfreq[17] + 7 * lcfreq[18];
    if (bs >= 0 && flen <= ftlen && flen <= dtlen)
        return wfblk(out, p, dat.subarray(bs, bs + bl));
    var lm, ll, dm, dl;
    wbits(out, p, 1 + (dtlen < ftlen)), p += 2;
    if (dtlen < ftlen) {
        lm = hMap(dlt, mlb, 0), ll = dlt, dm = hMap(ddt, mdb, 0), dl = ddt;
        var llm = hMap(lct, mlcb, 0);
        wbits(out, p, nlc - 257);
        wbits(out, p + 5, ndc - 1);
        wbits(out, p + 10, nlcc - 4);
        p += 14;
        for (var i = 0; i < nlcc; ++i)
            wbits(out, p + 3 * i, lct[clim[i]]);
        p += 3 * nlcc;
        var lcts = [lclt, lcdt];
        for (var it = 0; it < 2; ++it) {
            var clct = lcts[it];
            for (var i = 0; i < clct.length; ++i) {
                var len = clct[i] & 31;
                wbits(out, p, llm[len]), p += lct[len];
                if (len > 15)
                    wbits(out, p, (clct[i] >> 5) & 127), p += clct[i] >> 12;
            }
        }
    }
    else {
        lm = flm, ll = flt, dm = fdm, dl = fdt;
    }
    for (var i = 0; i < li; ++i) {
        var sym = syms[i];
        if (sym > 255) {
            var len = (sym >> 18) & 31;
            wbits16(out, p, lm[len + 257]), p += ll[len + 257];
            if (len > 7)
                wbits(out, p, (sym >> 23) & 31), p += fleb[len];
            var dst = sym & 31;
            wbits16(out, p, dm[dst]), p += dl[dst];
            if (dst > 3)
                wbits16(out, p, (sym >> 5) & 8191), p += fdeb[dst];
        }
        else {
            wbits16(out, p, lm[sym]), p += ll[sym];
        }
    }
    wbits16(out, p, lm[256]);
    return p + ll[256];
};
// deflate options (nice << 13) | chain
var deo = /*#__PURE__*/ new i32([65540, 131080, 131088, 131104, 262176, 1048704, 1048832, 2114560, 2117632]);
// empty
var et = /*#__PURE__*/ new u8(0);
// compresses data into a raw DEFLATE buffer
var dflt = function (dat, lvl, plvl, pre, post, st) {
    var s = st.z || dat.length;
    var o = new u8(pre + s + 5 * (1 + Math.ceil(s / 7000)) + post);
    // writing to this writes to the output buffer
    var w = o.subarray(pre, o.length - post);
    var lst = st.l;
    var pos = (st.r || 0) & 7;
    if (lvl) {
        if (pos)
            w[0] = st.r >> 3;
        var opt = deo[lvl - 1];
        var n = opt >> 13, c = opt & 8191;
        var msk_1 = (1 << plvl) - 1;
        //    prev 2-byte val map    curr 2-byte val map
        var prev = st.p || new u16(32768), head = st.h || new u16(msk_1 + 1);
        var bs1_1 = Math.ceil(plvl / 3), bs2_1 = 2 * bs1_1;
        var hsh = function (i) { return (dat[i] ^ (dat[i + 1] << bs1_1) ^ (dat[i + 2] << bs2_1)) & msk_1; };
        // 24576 is an arbitrary number of maximum symbols per block
        // 424 buffer for last block
        var syms = new i32(25000);
        // length/literal freq   distance freq
        var lf = new u16(288), df = new u16(32);
        //  l/lcnt  exbits  index          l/lind  waitdx          blkpos
        var lc_1 = 0, eb = 0, i = st.i || 0, li = 0, wi = st.w || 0, bs = 0;
        for (; i + 2 < s; ++i) {
            // hash value
            var hv = hsh(i);
            // index mod 32768    previous index mod
            var imod = i & 32767, pimod = head[hv];
            prev[imod] = pimod;
            head[hv] = imod;
            // We always should modify head and prev, but only add symbols if
            // this data is not yet processed ("wait" for wait index)
            if (wi <= i) {
                // bytes remaining
                var rem = s - i;
                if ((lc_1 > 7000 || li > 24576) && (rem > 423 || !lst)) {
                    pos = wblk(dat, w, 0, syms, lf, df, eb, li, bs, i - bs, pos);
                    li = lc_1 = eb = 0, bs = i;
                    for (var j = 0; j < 286; ++j)
                        lf[j] = 0;
                    for (var j = 0; j < 30; ++j)
                        df[j] = 0;
                }
                //  len    dist   chain
                var l = 2, d = 0, ch_1 = c, dif = imod - pimod & 32767;
                if (rem > 2 && hv == hsh(i - dif)) {
                    var maxn = Math.min(n, rem) - 1;
                    var maxd = Math.min(32767, i);
                    // max possible length
                    // not capped at dif because decompressors implement "rolling" index population
                    var ml = Math.min(258, rem);
                    while (dif <= maxd && --ch_1 && imod != pimod) {
                        if (dat[i + l] == dat[i + l - dif]) {
                            var nl = 0;
                            for (; nl < ml && dat[i + nl] == dat[i + nl - dif]; ++nl)
                                ;
                            if (nl > l) {
                                l = nl, d = dif;
                                // break out early when we reach "nice" (we are satisfied enough)
                                if (nl > maxn)
                                    break;
                                // now, find the rarest 2-byte sequence within this
                                // length of literals and search for that instead.
                                // Much faster than just using the start
                                var mmd = Math.min(dif, nl - 2);
                                var md = 0;
                                for (var j = 0; j < mmd; ++j) {
                                    var ti = i - dif + j & 32767;
                                    var pti = prev[ti];
                                    var cd = ti - pti & 32767;
                                    if (cd > md)
                                        md = cd, pimod = ti;
                                }
                            }
                        }
                        // check the previous match
                        imod = pimod, pimod = prev[imod];
                        dif += imod - pimod & 32767;
                    }
                }
                // d will be nonzero only when a match was found
                if (d) {
                    // store both dist and len data in one int32
                    // Make sure this is recognized as a len/dist with 28th bit (2^28)
                    syms[li++] = 268435456 | (revfl[l] << 18) | revfd[d];
                    var lin = revfl[l] & 31, din = revfd[d] & 31;
                    eb += fleb[lin] + fdeb[din];
                    ++lf[257 + lin];
                    ++df[din];
                    wi = i + l;
                    ++lc_1;
                }
                else {
                    syms[li++] = dat[i];
                    ++lf[dat[i]];
                }
            }
        }
        for (i = Math.max(i, wi); i < s; ++i) {
            syms[li++] = dat[i];
            ++lf[dat[i]];
        }
        pos = wblk(dat, w, lst, syms, lf, df, eb, li, bs, i - bs, pos);
        if (!lst) {
            st.r = (pos & 7) | w[(pos / 8) | 0] << 3;
            // shft(pos) now 1 less if pos & 7 != 0
            pos -= 7;
            st.h = head, st.p = prev, st.i = i, st.w = wi;
        }
    }
    else {
        for (var i = st.w || 0; i < s + lst; i += 65535) {
            // end
            var e = i + 65535;
            if (e >= s) {
                // write final block
                w[(pos / 8) | 0] = lst;
                e = s;
            }
            pos = wfblk(w, pos + 1, dat.subarray(i, e));
        }
        st.i = s;
    }
    return slc(o, 0, pre + shft(pos) + post);
};
// CRC32 table
var crct = /*#__PURE__*/ (/* unused pure expression or super */ null && ((function () {
    var t = new Int32Array(256);
    for (var i = 0; i < 256; ++i) {
        var c = i, k = 9;
        while (--k)
            c = ((c & 1) && -306674912) ^ (c >>> 1);
        t[i] = c;
    }
    return t;
})()));
// CRC32
var crc = function () {
    var c = -1;
    return {
        p: function (d) {
            // closures have awful performance
            var cr = c;
            for (var i = 0; i < d.length; ++i)
                cr = crct[(cr & 255) ^ d[i]] ^ (cr >>> 8);
            c = cr;
        },
        d: function () { return ~c; }
    };
};
// Adler32
var adler = function () {
    var a = 1, b = 0;
    return {
        p: function (d) {
            // closures have awful performance
            var n = a, m = b;
            var l = d.length | 0;
            for (var i = 0; i != l;) {
                var e = Math.min(i + 2655, l);
                for (; i < e; ++i)
                    m += n += d[i];
                n = (n & 65535) + 15 * (n >> 16), m = (m & 65535) + 15 * (m >> 16);
            }
            a = n, b = m;
        },
        d: function () {
            a %= 65521, b %= 65521;
            return (a & 255) << 24 | (a & 0xFF00) << 8 | (b & 255) << 8 | (b >> 8);
        }
    };
};
;
// deflate with opts
var dopt = function (dat, opt, pre, post, st) {
    if (!st) {
        st = { l: 1 };
        if (opt.dictionary) {
            var dict = opt.dictionary.subarray(-32768);
            var newDat = new u8(dict.length + dat.length);
            newDat.set(dict);
            newDat.set(dat, dict.length);
            dat = newDat;
            st.w = dict.length;
        }
    }
    return dflt(dat, opt.level == null ? 6 : opt.level, opt.mem == null ? (st.l ? Math.ceil(Math.max(8, Math.min(13, Math.log(dat.length))) * 1.5) : 20) : (12 + opt.mem), pre, post, st);
};
// Walmart object spread
var mrg = function (a, b) {
    var o = {};
    for (var k in a)
        o[k] = a[k];
    for (var k in b)
        o[k] = b[k];
    return o;
};
// worker clone
// This is possibly the craziest part of the entire codebase, despite how simple it may seem.
// The only parameter to this function is a closure that returns an array of variables outside of the function scope.
// We're going to try to figure out the variable names used in the closure as strings because that is crucial for workerization.
// We will return an object mapping of true variable name to value (basically, the current scope as a JS object).
// The reason we can't just use the original variable names is minifiers mangling the toplevel scope.
// This took me three weeks to figure out how to do.
var wcln = function (fn, fnStr, td) {
    var dt = fn();
    var st = fn.toString();
    var ks = st.slice(st.indexOf('[') + 1, st.lastIndexOf(']')).replace(/\s+/g, '').split(',');
    for (var i = 0; i < dt.length; ++i) {
        var v = dt[i], k = ks[i];
        if (typeof v == 'function') {
            fnStr += ';' + k + '=';
            var st_1 = v.toString();
            if (v.prototype) {
                // for global objects
                if (st_1.indexOf('[native code]') != -1) {
                    var spInd = st_1.indexOf(' ', 8) + 1;
                    fnStr += st_1.slice(spInd, st_1.indexOf('(', spInd));
                }
                else {
                    fnStr += st_1;
                    for (var t in v.prototype)
                        fnStr += ';' + k + '.prototype.' + t + '=' + v.prototype[t].toString();
                }
            }
            else
                fnStr += st_1;
        }
        else
            td[k] = v;
    }
    return fnStr;
};
var ch = [];
// clone bufs
var cbfs = function (v) {
    var tl = [];
    for (var k in v) {
        if (v[k].buffer) {
            tl.push((v[k] = new v[k].constructor(v[k])).buffer);
        }
    }
    return tl;
};
// use a worker to execute code
var wrkr = function (fns, init, id, cb) {
    if (!ch[id]) {
        var fnStr = '', td_1 = {}, m = fns.length - 1;
        for (var i = 0; i < m; ++i)
            fnStr = wcln(fns[i], fnStr, td_1);
        ch[id] = { c: wcln(fns[m], fnStr, td_1), e: td_1 };
    }
    var td = mrg({}, ch[id].e);
    return wk(ch[id].c + ';onmessage=function(e){for(var k in e.data)self[k]=e.data[k];onmessage=' + init.toString() + '}', id, td, cbfs(td), cb);
};
// base async inflate fn
var bInflt = function () { return [u8, u16, i32, fleb, fdeb, clim, browser_fl, fd, flrm, fdrm, rev, ec, hMap, max, bits, bits16, shft, slc, browser_err, inflt, inflateSync, pbf, gopt]; };
var bDflt = function () { return [u8, u16, i32, fleb, fdeb, clim, revfl, revfd, flm, flt, fdm, fdt, rev, deo, et, hMap, wbits, wbits16, hTree, ln, lc, clen, wfblk, wblk, shft, slc, dflt, dopt, deflateSync, pbf]; };
// gzip extra
var gze = function () { return [gzh, gzhl, wbytes, crc, crct]; };
// gunzip extra
var guze = function () { return [gzs, gzl]; };
// zlib extra
var zle = function () { return [zlh, wbytes, adler]; };
// unzlib extra
var zule = function () { return [zls]; };
// post buf
var pbf = function (msg) { return postMessage(msg, [msg.buffer]); };
// get opts
var gopt = function (o) { return o && {
    out: o.size && new u8(o.size),
    dictionary: o.dictionary
}; };
// async helper
var cbify = function (dat, opts, fns, init, id, cb) {
    var w = wrkr(fns, init, id, function (err, dat) {
        w.terminate();
        cb(err, dat);
    });
    w.postMessage([dat, opts], opts.consume ? [dat.buffer] : []);
    return function () { w.terminate(); };
};
// auto stream
var astrm = function (strm) {
    strm.ondata = function (dat, final) { return postMessage([dat, final], [dat.buffer]); };
    return function (ev) {
        if (ev.data[0]) {
            strm.push(ev.data[0], ev.data[1]);
            postMessage([ev.data[0].length]);
        }
        else
            strm.flush(ev.data[1]);
    };
};
// async stream attach
var astrmify = function (fns, strm, opts, init, id, flush, ext) {
    var t;
    var w = wrkr(fns, init, id, function (err, dat) {
        if (err)
            w.terminate(), strm.ondata.call(strm, err);
        else if (!Array.isArray(dat))
            ext(dat);
        else if (dat.length == 1) {
            strm.queuedSize -= dat[0];
            if (strm.ondrain)
                strm.ondrain(dat[0]);
        }
        else {
            if (dat[1])
                w.terminate();
            strm.ondata.call(strm, err, dat[0], dat[1]);
        }
    });
    w.postMessage(opts);
    strm.queuedSize = 0;
    strm.push = function (d, f) {
        if (!strm.ondata)
            browser_err(5);
        if (t)
            strm.ondata(browser_err(4, 0, 1), null, !!f);
        strm.queuedSize += d.length;
        // can fail for cross-realm Uint8Array, but ok - only a small performance penalty
        w.postMessage([d, t = f], d.buffer instanceof ArrayBuffer ? [d.buffer] : []);
    };
    strm.terminate = function () { w.terminate(); };
    if (flush) {
        strm.flush = function (sync) { w.postMessage([0, sync]); };
    }
};
// read 2 bytes
var b2 = function (d, b) { return d[b] | (d[b + 1] << 8); };
// read 4 bytes
var b4 = function (d, b) { return (d[b] | (d[b + 1] << 8) | (d[b + 2] << 16) | (d[b + 3] << 24)) >>> 0; };
// read 8 bytes
var b8 = function (d, b) { return b4(d, b) + (b4(d, b + 4) * 4294967296); };
// write bytes
var wbytes = function (d, b, v) {
    for (; v; ++b)
        d[b] = v, v >>>= 8;
};
// gzip header
var gzh = function (c, o) {
    var fn = o.filename;
    c[0] = 31, c[1] = 139, c[2] = 8, c[8] = o.level < 2 ? 4 : o.level == 9 ? 2 : 0, c[9] = 3; // assume Unix
    if (o.mtime != 0)
        wbytes(c, 4, Math.floor(new Date(o.mtime || Date.now()) / 1000));
    if (fn) {
        c[3] = 8;
        for (var i = 0; i <= fn.length; ++i)
            c[i + 10] = fn.charCodeAt(i);
    }
};
// gzip footer: -8 to -4 = CRC, -4 to -0 is length
// gzip start
var gzs = function (d) {
    if (d[0] != 31 || d[1] != 139 || d[2] != 8)
        browser_err(6, 'invalid gzip data');
    var flg = d[3];
    var st = 10;
    if (flg & 4)
        st += (d[10] | d[11] << 8) + 2;
    for (var zs = (flg >> 3 & 1) + (flg >> 4 & 1); zs > 0; zs -= !d[st++])
        ;
    return st + (flg & 2);
};
// gzip length
var gzl = function (d) {
    var l = d.length;
    return (d[l - 4] | d[l - 3] << 8 | d[l - 2] << 16 | d[l - 1] << 24) >>> 0;
};
// gzip header length
var gzhl = function (o) { return 10 + (o.filename ? o.filename.length + 1 : 0); };
// zlib header
var zlh = function (c, o) {
    var lv = o.level, fl = lv == 0 ? 0 : lv < 6 ? 1 : lv == 9 ? 3 : 2;
    c[0] = 120, c[1] = (fl << 6) | (o.dictionary && 32);
    c[1] |= 31 - ((c[0] << 8) | c[1]) % 31;
    if (o.dictionary) {
        var h = adler();
        h.p(o.dictionary);
        wbytes(c, 2, h.d());
    }
};
// zlib start
var zls = function (d, dict) {
    if ((d[0] & 15) != 8 || (d[0] >> 4) > 7 || ((d[0] << 8 | d[1]) % 31))
        browser_err(6, 'invalid zlib data');
    if ((d[1] >> 5 & 1) == +!dict)
        browser_err(6, 'invalid zlib data: ' + (d[1] & 32 ? 'need' : 'unexpected') + ' dictionary');
    return (d[1] >> 3 & 4) + 2;
};
function StrmOpt(opts, cb) {
    if (typeof opts == 'function')
        cb = opts, opts = {};
    this.ondata = cb;
    return opts;
}
/**
 * Streaming DEFLATE compression
 */
var browser_Deflate = /*#__PURE__*/ ((/* unused pure expression or super */ null && (function () {
    function Deflate(opts, cb) {
        if (typeof opts == 'function')
            cb = opts, opts = {};
        this.ondata = cb;
        this.o = opts || {};
        this.s = { l: 0, i: 32768, w: 32768, z: 32768 };
        // Buffer length must always be 0 mod 32768 for index calculations to be correct when modifying head and prev
        // 98304 = 32768 (lookback) + 65536 (common chunk size)
        this.b = new u8(98304);
        if (this.o.dictionary) {
            var dict = this.o.dictionary.subarray(-32768);
            this.b.set(dict, 32768 - dict.length);
            this.s.i = 32768 - dict.length;
        }
    }
    Deflate.prototype.p = function (c, f) {
        this.ondata(dopt(c, this.o, 0, 0, this.s), f);
    };
    /**
     * Pushes a chunk to be deflated
     * @param chunk The chunk to push
     * @param final Whether this is the last chunk
     */
    Deflate.prototype.push = function (chunk, final) {
        if (!this.ondata)
            browser_err(5);
        if (this.s.l)
            browser_err(4);
        var endLen = chunk.length + this.s.z;
        if (endLen > this.b.length) {
            if (endLen > 2 * this.b.length - 32768) {
                var newBuf = new u8(endLen & -32768);
                newBuf.set(this.b.subarray(0, this.s.z));
                this.b = newBuf;
            }
            var split = this.b.length - this.s.z;
            this.b.set(chunk.subarray(0, split), this.s.z);
            this.s.z = this.b.length;
            this.p(this.b, false);
            this.b.set(this.b.subarray(-32768));
            this.b.set(chunk.subarray(split), 32768);
            this.s.z = chunk.length - split + 32768;
            this.s.i = 32766, this.s.w = 32768;
        }
        else {
            this.b.set(chunk, this.s.z);
            this.s.z += chunk.length;
        }
        this.s.l = final & 1;
        if (this.s.z > this.s.w + 8191 || final) {
            this.p(this.b, final || false);
            this.s.w = this.s.i, this.s.i -= 2;
        }
        if (final) {
            // cleanup unneeded buffers/state to reduce memory usage
            this.s = this.o = {};
            this.b = et;
        }
    };
    /**
     * Flushes buffered uncompressed data. Useful to immediately retrieve the
     * deflated output for small inputs.
     * @param sync Whether to flush to a byte boundary. A sync flush takes 4-5
     *             extra bytes, but guarantees all pushed data is immediately
     *             decompressible. A separate DEFLATE stream may be concatenated
     *             with the current output after a sync flush.
     */
    Deflate.prototype.flush = function (sync) {
        if (!this.ondata)
            browser_err(5);
        if (this.s.l)
            browser_err(4);
        this.p(this.b, false);
        this.s.w = this.s.i, this.s.i -= 2;
        // could technically skip writing the type-0 block for (this.s.r & 7) == 0,
        // but the deterministic trailer (00 00 FF FF) is useful in some situations
        if (sync) {
            var c = new u8(6);
            c[0] = this.s.r >> 3;
            // write empty, non-final type-0 block
            var ep = wfblk(c, this.s.r, et);
            this.s.r = 0;
            this.ondata(c.subarray(0, ep >> 3), false);
        }
    };
    return Deflate;
}())));

/**
 * Asynchronous streaming DEFLATE compression
 */
var browser_AsyncDeflate = /*#__PURE__*/ ((/* unused pure expression or super */ null && (function () {
    function AsyncDeflate(opts, cb) {
        astrmify([
            bDflt,
            function () { return [astrm, browser_Deflate]; }
        ], this, StrmOpt.call(this, opts, cb), function (ev) {
            var strm = new browser_Deflate(ev.data);
            onmessage = astrm(strm);
        }, 6, 1);
    }
    return AsyncDeflate;
}())));

function deflate(data, opts, cb) {
    if (!cb)
        cb = opts, opts = {};
    if (typeof cb != 'function')
        browser_err(7);
    return cbify(data, opts, [
        bDflt,
    ], function (ev) { return pbf(deflateSync(ev.data[0], ev.data[1])); }, 0, cb);
}
/**
 * Compresses data with DEFLATE without any wrapper
 * @param data The data to compress
 * @param opts The compression options
 * @returns The deflated version of the data
 */
function deflateSync(data, opts) {
    return dopt(data, opts || {}, 0, 0);
}
/**
 * Streaming DEFLATE decompression
 */
var browser_Inflate = /*#__PURE__*/ ((/* unused pure expression or super */ null && (function () {
    function Inflate(opts, cb) {
        // no StrmOpt here to avoid adding to workerizer
        if (typeof opts == 'function')
            cb = opts, opts = {};
        this.ondata = cb;
        var dict = opts && opts.dictionary && opts.dictionary.subarray(-32768);
        this.s = { i: 0, b: dict ? dict.length : 0 };
        this.o = new u8(32768);
        this.p = new u8(0);
        if (dict)
            this.o.set(dict);
    }
    Inflate.prototype.e = function (c) {
        if (!this.ondata)
            browser_err(5);
        if (this.d)
            browser_err(4);
        if (!this.p.length)
            this.p = c;
        else if (c.length) {
            var n = new u8(this.p.length + c.length);
            n.set(this.p), n.set(c, this.p.length), this.p = n;
        }
    };
    Inflate.prototype.c = function (final) {
        this.s.i = +(this.d = final || false);
        var bts = this.s.b;
        var dt = inflt(this.p, this.s, this.o);
        this.ondata(slc(dt, bts, this.s.b), this.d);
        this.o = slc(dt, this.s.b - 32768), this.s.b = this.o.length;
        this.p = slc(this.p, (this.s.p / 8) | 0), this.s.p &= 7;
    };
    /**
     * Pushes a chunk to be inflated
     * @param chunk The chunk to push
     * @param final Whether this is the final chunk
     */
    Inflate.prototype.push = function (chunk, final) {
        this.e(chunk), this.c(final);
    };
    return Inflate;
}())));

/**
 * Asynchronous streaming DEFLATE decompression
 */
var browser_AsyncInflate = /*#__PURE__*/ ((/* unused pure expression or super */ null && (function () {
    function AsyncInflate(opts, cb) {
        astrmify([
            bInflt,
            function () { return [astrm, browser_Inflate]; }
        ], this, StrmOpt.call(this, opts, cb), function (ev) {
            var strm = new browser_Inflate(ev.data);
            onmessage = astrm(strm);
        }, 7, 0);
    }
    return AsyncInflate;
}())));

function inflate(data, opts, cb) {
    if (!cb)
        cb = opts, opts = {};
    if (typeof cb != 'function')
        browser_err(7);
    return cbify(data, opts, [
        bInflt
    ], function (ev) { return pbf(inflateSync(ev.data[0], gopt(ev.data[1]))); }, 1, cb);
}
function inflateSync(data, opts) {
    return inflt(data, { i: 2 }, opts && opts.out, opts && opts.dictionary);
}
// before you yell at me for not just using extends, my reason is that TS inheritance is hard to workerize.
/**
 * Streaming GZIP compression
 */
var browser_Gzip = /*#__PURE__*/ ((/* unused pure expression or super */ null && (function () {
    function Gzip(opts, cb) {
        this.c = crc();
        this.l = 0;
        this.v = 1;
        browser_Deflate.call(this, opts, cb);
    }
    /**
     * Pushes a chunk to be GZIPped
     * @param chunk The chunk to push
     * @param final Whether this is the last chunk
     */
    Gzip.prototype.push = function (chunk, final) {
        this.c.p(chunk);
        this.l += chunk.length;
        browser_Deflate.prototype.push.call(this, chunk, final);
    };
    Gzip.prototype.p = function (c, f) {
        var raw = dopt(c, this.o, this.v && gzhl(this.o), f && 8, this.s);
        if (this.v)
            gzh(raw, this.o), this.v = 0;
        if (f)
            wbytes(raw, raw.length - 8, this.c.d()), wbytes(raw, raw.length - 4, this.l);
        this.ondata(raw, f);
    };
    /**
     * Flushes buffered uncompressed data. Useful to immediately retrieve the
     * GZIPped output for small inputs.
     * @param sync Whether to flush to a byte boundary. A sync flush takes 4-5
     *             extra bytes, but guarantees all pushed data is immediately
     *             decompressible.
     */
    Gzip.prototype.flush = function (sync) {
        browser_Deflate.prototype.flush.call(this, sync);
    };
    return Gzip;
}())));

/**
 * Asynchronous streaming GZIP compression
 */
var browser_AsyncGzip = /*#__PURE__*/ ((/* unused pure expression or super */ null && (function () {
    function AsyncGzip(opts, cb) {
        astrmify([
            bDflt,
            gze,
            function () { return [astrm, browser_Deflate, browser_Gzip]; }
        ], this, StrmOpt.call(this, opts, cb), function (ev) {
            var strm = new browser_Gzip(ev.data);
            onmessage = astrm(strm);
        }, 8, 1);
    }
    return AsyncGzip;
}())));

function gzip(data, opts, cb) {
    if (!cb)
        cb = opts, opts = {};
    if (typeof cb != 'function')
        browser_err(7);
    return cbify(data, opts, [
        bDflt,
        gze,
        function () { return [gzipSync]; }
    ], function (ev) { return pbf(gzipSync(ev.data[0], ev.data[1])); }, 2, cb);
}
/**
 * Compresses data with GZIP
 * @param data The data to compress
 * @param opts The compression options
 * @returns The gzipped version of the data
 */
function gzipSync(data, opts) {
    if (!opts)
        opts = {};
    var c = crc(), l = data.length;
    c.p(data);
    var d = dopt(data, opts, gzhl(opts), 8), s = d.length;
    return gzh(d, opts), wbytes(d, s - 8, c.d()), wbytes(d, s - 4, l), d;
}
/**
 * Streaming single or multi-member GZIP decompression
 */
var browser_Gunzip = /*#__PURE__*/ ((/* unused pure expression or super */ null && (function () {
    function Gunzip(opts, cb) {
        this.v = 1;
        this.r = 0;
        browser_Inflate.call(this, opts, cb);
    }
    /**
     * Pushes a chunk to be GUNZIPped
     * @param chunk The chunk to push
     * @param final Whether this is the last chunk
     */
    Gunzip.prototype.push = function (chunk, final) {
        browser_Inflate.prototype.e.call(this, chunk);
        this.r += chunk.length;
        if (this.v) {
            var p = this.p.subarray(this.v - 1);
            var s = p.length > 3 ? gzs(p) : 4;
            if (s > p.length) {
                if (!final)
                    return;
            }
            else if (this.v > 1 && this.onmember) {
                this.onmember(this.r - p.length);
            }
            this.p = p.subarray(s), this.v = 0;
        }
        // necessary to prevent TS from using the closure value
        // This allows for workerization to function correctly
        browser_Inflate.prototype.c.call(this, 0);
        // process concatenated GZIP
        if (this.s.f && !this.s.l) {
            this.v = shft(this.s.p) + 9;
            this.s = { i: 0 };
            this.o = new u8(0);
            this.push(new u8(0), final);
        }
        else if (final) {
            browser_Inflate.prototype.c.call(this, final);
        }
    };
    return Gunzip;
}())));

/**
 * Asynchronous streaming single or multi-member GZIP decompression
 */
var browser_AsyncGunzip = /*#__PURE__*/ ((/* unused pure expression or super */ null && (function () {
    function AsyncGunzip(opts, cb) {
        var _this = this;
        astrmify([
            bInflt,
            guze,
            function () { return [astrm, browser_Inflate, browser_Gunzip]; }
        ], this, StrmOpt.call(this, opts, cb), function (ev) {
            var strm = new browser_Gunzip(ev.data);
            strm.onmember = function (offset) { return postMessage(offset); };
            onmessage = astrm(strm);
        }, 9, 0, function (offset) { return _this.onmember && _this.onmember(offset); });
    }
    return AsyncGunzip;
}())));

function gunzip(data, opts, cb) {
    if (!cb)
        cb = opts, opts = {};
    if (typeof cb != 'function')
        browser_err(7);
    return cbify(data, opts, [
        bInflt,
        guze,
        function () { return [gunzipSync]; }
    ], function (ev) { return pbf(gunzipSync(ev.data[0], ev.data[1])); }, 3, cb);
}
function gunzipSync(data, opts) {
    var st = gzs(data);
    if (st + 8 > data.length)
        browser_err(6, 'invalid gzip data');
    return inflt(data.subarray(st, -8), { i: 2 }, opts && opts.out || new u8(gzl(data)), opts && opts.dictionary);
}
/**
 * Streaming Zlib compression
 */
var browser_Zlib = /*#__PURE__*/ ((/* unused pure expression or super */ null && (function () {
    function Zlib(opts, cb) {
        this.c = adler();
        this.v = 1;
        browser_Deflate.call(this, opts, cb);
    }
    /**
     * Pushes a chunk to be zlibbed
     * @param chunk The chunk to push
     * @param final Whether this is the last chunk
     */
    Zlib.prototype.push = function (chunk, final) {
        this.c.p(chunk);
        browser_Deflate.prototype.push.call(this, chunk, final);
    };
    Zlib.prototype.p = function (c, f) {
        var raw = dopt(c, this.o, this.v && (this.o.dictionary ? 6 : 2), f && 4, this.s);
        if (this.v)
            zlh(raw, this.o), this.v = 0;
        if (f)
            wbytes(raw, raw.length - 4, this.c.d());
        this.ondata(raw, f);
    };
    /**
     * Flushes buffered uncompressed data. Useful to immediately retrieve the
     * zlibbed output for small inputs.
     * @param sync Whether to flush to a byte boundary. A sync flush takes 4-5
     *             extra bytes, but guarantees all pushed data is immediately
     *             decompressible.
     */
    Zlib.prototype.flush = function (sync) {
        browser_Deflate.prototype.flush.call(this, sync);
    };
    return Zlib;
}())));

/**
 * Asynchronous streaming Zlib compression
 */
var browser_AsyncZlib = /*#__PURE__*/ ((/* unused pure expression or super */ null && (function () {
    function AsyncZlib(opts, cb) {
        astrmify([
            bDflt,
            zle,
            function () { return [astrm, browser_Deflate, browser_Zlib]; }
        ], this, StrmOpt.call(this, opts, cb), function (ev) {
            var strm = new browser_Zlib(ev.data);
            onmessage = astrm(strm);
        }, 10, 1);
    }
    return AsyncZlib;
}())));

function zlib(data, opts, cb) {
    if (!cb)
        cb = opts, opts = {};
    if (typeof cb != 'function')
        browser_err(7);
    return cbify(data, opts, [
        bDflt,
        zle,
        function () { return [zlibSync]; }
    ], function (ev) { return pbf(zlibSync(ev.data[0], ev.data[1])); }, 4, cb);
}
/**
 * Compress data with Zlib
 * @param data The data to compress
 * @param opts The compression options
 * @returns The zlib-compressed version of the data
 */
function zlibSync(data, opts) {
    if (!opts)
        opts = {};
    var a = adler();
    a.p(data);
    var d = dopt(data, opts, opts.dictionary ? 6 : 2, 4);
    return zlh(d, opts), wbytes(d, d.length - 4, a.d()), d;
}
/**
 * Streaming Zlib decompression
 */
var browser_Unzlib = /*#__PURE__*/ ((/* unused pure expression or super */ null && (function () {
    function Unzlib(opts, cb) {
        browser_Inflate.call(this, opts, cb);
        this.v = opts && opts.dictionary ? 2 : 1;
    }
    /**
     * Pushes a chunk to be unzlibbed
     * @param chunk The chunk to push
     * @param final Whether this is the last chunk
     */
    Unzlib.prototype.push = function (chunk, final) {
        browser_Inflate.prototype.e.call(this, chunk);
        if (this.v) {
            if (this.p.length < 6 && !final)
                return;
            this.p = this.p.subarray(zls(this.p, this.v - 1)), this.v = 0;
        }
        if (final) {
            if (this.p.length < 4)
                browser_err(6, 'invalid zlib data');
            this.p = this.p.subarray(0, -4);
        }
        // necessary to prevent TS from using the closure value
        // This allows for workerization to function correctly
        browser_Inflate.prototype.c.call(this, final);
    };
    return Unzlib;
}())));

/**
 * Asynchronous streaming Zlib decompression
 */
var browser_AsyncUnzlib = /*#__PURE__*/ ((/* unused pure expression or super */ null && (function () {
    function AsyncUnzlib(opts, cb) {
        astrmify([
            bInflt,
            zule,
            function () { return [astrm, browser_Inflate, browser_Unzlib]; }
        ], this, StrmOpt.call(this, opts, cb), function (ev) {
            var strm = new browser_Unzlib(ev.data);
            onmessage = astrm(strm);
        }, 11, 0);
    }
    return AsyncUnzlib;
}())));

function unzlib(data, opts, cb) {
    if (!cb)
        cb = opts, opts = {};
    if (typeof cb != 'function')
        browser_err(7);
    return cbify(data, opts, [
        bInflt,
        zule,
        function () { return [unzlibSync]; }
    ], function (ev) { return pbf(unzlibSync(ev.data[0], gopt(ev.data[1]))); }, 5, cb);
}
function unzlibSync(data, opts) {
    return inflt(data.subarray(zls(data, opts && opts.dictionary), -4), { i: 2 }, opts && opts.out, opts && opts.dictionary);
}
// Default algorithm for compression (used because having a known output size allows faster decompression)


/**
 * Streaming GZIP, Zlib, or raw DEFLATE decompression
 */
var browser_Decompress = /*#__PURE__*/ ((/* unused pure expression or super */ null && (function () {
    function Decompress(opts, cb) {
        this.o = StrmOpt.call(this, opts, cb) || {};
        this.G = browser_Gunzip;
        this.I = browser_Inflate;
        this.Z = browser_Unzlib;
    }
    // init substream
    // overriden by AsyncDecompress
    Decompress.prototype.i = function () {
        var _this = this;
        this.s.ondata = function (dat, final) {
            _this.ondata(dat, final);
        };
    };
    /**
     * Pushes a chunk to be decompressed
     * @param chunk The chunk to push
     * @param final Whether this is the last chunk
     */
    Decompress.prototype.push = function (chunk, final) {
        if (!this.ondata)
            browser_err(5);
        if (!this.s) {
            if (this.p && this.p.length) {
                var n = new u8(this.p.length + chunk.length);
                n.set(this.p), n.set(chunk, this.p.length);
            }
            else
                this.p = chunk;
            if (this.p.length > 2) {
                this.s = (this.p[0] == 31 && this.p[1] == 139 && this.p[2] == 8)
                    ? new this.G(this.o)
                    : ((this.p[0] & 15) != 8 || (this.p[0] >> 4) > 7 || ((this.p[0] << 8 | this.p[1]) % 31))
                        ? new this.I(this.o)
                        : new this.Z(this.o);
                this.i();
                this.s.push(this.p, final);
                this.p = null;
            }
        }
        else
            this.s.push(chunk, final);
    };
    return Decompress;
}())));

/**
 * Asynchronous streaming GZIP, Zlib, or raw DEFLATE decompression
 */
var browser_AsyncDecompress = /*#__PURE__*/ ((/* unused pure expression or super */ null && (function () {
    function AsyncDecompress(opts, cb) {
        browser_Decompress.call(this, opts, cb);
        this.queuedSize = 0;
        this.G = browser_AsyncGunzip;
        this.I = browser_AsyncInflate;
        this.Z = browser_AsyncUnzlib;
    }
    AsyncDecompress.prototype.i = function () {
        var _this = this;
        this.s.ondata = function (err, dat, final) {
            _this.ondata(err, dat, final);
        };
        this.s.ondrain = function (size) {
            _this.queuedSize -= size;
            if (_this.ondrain)
                _this.ondrain(size);
        };
    };
    /**
     * Pushes a chunk to be decompressed
     * @param chunk The chunk to push
     * @param final Whether this is the last chunk
     */
    AsyncDecompress.prototype.push = function (chunk, final) {
        this.queuedSize += chunk.length;
        browser_Decompress.prototype.push.call(this, chunk, final);
    };
    return AsyncDecompress;
}())));

function decompress(data, opts, cb) {
    if (!cb)
        cb = opts, opts = {};
    if (typeof cb != 'function')
        browser_err(7);
    return (data[0] == 31 && data[1] == 139 && data[2] == 8)
        ? gunzip(data, opts, cb)
        : ((data[0] & 15) != 8 || (data[0] >> 4) > 7 || ((data[0] << 8 | data[1]) % 31))
            ? inflate(data, opts, cb)
            : unzlib(data, opts, cb);
}
/**
 * Expands compressed GZIP, Zlib, or raw DEFLATE data, automatically detecting the format
 * @param data The data to decompress
 * @param opts The decompression options
 * @returns The decompressed version of the data
 */
function decompressSync(data, opts) {
    return (data[0] == 31 && data[1] == 139 && data[2] == 8)
        ? gunzipSync(data, opts)
        : ((data[0] & 15) != 8 || (data[0] >> 4) > 7 || ((data[0] << 8 | data[1]) % 31))
            ? inflateSync(data, opts)
            : unzlibSync(data, opts);
}
// flatten a directory structure
var fltn = function (d, p, t, o) {
    for (var k in d) {
        var val = d[k], n = p + k, op = o;
        if (Array.isArray(val))
            op = mrg(o, val[1]), val = val[0];
        if (ArrayBuffer.isView(val))
            t[n] = [val, op];
        else {
            t[n += '/'] = [new u8(0), op];
            fltn(val, n, t, o);
        }
    }
};
// text encoder
var te = typeof TextEncoder != 'undefined' && /*#__PURE__*/ new TextEncoder();
// text decoder
var browser_td = typeof TextDecoder != 'undefined' && /*#__PURE__*/ new TextDecoder();
// text decoder stream
var tds = 0;
try {
    browser_td.decode(et, { stream: true });
    tds = 1;
}
catch (e) { }
// decode UTF8
var dutf8 = function (d) {
    for (var r = '', i = 0;;) {
        var c = d[i++];
        var eb = (c > 127) + (c > 223) + (c > 239);
        if (i + eb > d.length)
            return { s: r, r: slc(d, i - 1) };
        if (!eb)
            r += String.fromCharCode(c);
        else if (eb == 3) {
            c = ((c & 15) << 18 | (d[i++] & 63) << 12 | (d[i++] & 63) << 6 | (d[i++] & 63)) - 65536,
                r += String.fromCharCode(55296 | (c >> 10), 56320 | (c & 1023));
        }
        else if (eb & 1)
            r += String.fromCharCode((c & 31) << 6 | (d[i++] & 63));
        else
            r += String.fromCharCode((c & 15) << 12 | (d[i++] & 63) << 6 | (d[i++] & 63));
    }
};
/**
 * Streaming UTF-8 decoding
 */
var browser_DecodeUTF8 = /*#__PURE__*/ ((/* unused pure expression or super */ null && (function () {
    /**
     * Creates a UTF-8 decoding stream
     * @param cb The callback to call whenever data is decoded
     */
    function DecodeUTF8(cb) {
        this.ondata = cb;
        if (tds)
            this.t = new TextDecoder();
        else
            this.p = et;
    }
    /**
     * Pushes a chunk to be decoded from UTF-8 binary
     * @param chunk The chunk to push
     * @param final Whether this is the last chunk
     */
    DecodeUTF8.prototype.push = function (chunk, final) {
        if (!this.ondata)
            browser_err(5);
        final = !!final;
        if (this.t) {
            this.ondata(this.t.decode(chunk, { stream: true }), final);
            if (final) {
                if (this.t.decode().length)
                    browser_err(8);
                this.t = null;
            }
            return;
        }
        if (!this.p)
            browser_err(4);
        var dat = new u8(this.p.length + chunk.length);
        dat.set(this.p);
        dat.set(chunk, this.p.length);
        var _a = dutf8(dat), s = _a.s, r = _a.r;
        if (final) {
            if (r.length)
                browser_err(8);
            this.p = null;
        }
        else
            this.p = r;
        this.ondata(s, final);
    };
    return DecodeUTF8;
}())));

/**
 * Streaming UTF-8 encoding
 */
var browser_EncodeUTF8 = /*#__PURE__*/ ((/* unused pure expression or super */ null && (function () {
    /**
     * Creates a UTF-8 decoding stream
     * @param cb The callback to call whenever data is encoded
     */
    function EncodeUTF8(cb) {
        this.ondata = cb;
    }
    /**
     * Pushes a chunk to be encoded to UTF-8
     * @param chunk The string data to push
     * @param final Whether this is the last chunk
     */
    EncodeUTF8.prototype.push = function (chunk, final) {
        if (!this.ondata)
            browser_err(5);
        if (this.d)
            browser_err(4);
        this.ondata(strToU8(chunk), this.d = final || false);
    };
    return EncodeUTF8;
}())));

/**
 * Converts a string into a Uint8Array for use with compression/decompression methods
 * @param str The string to encode
 * @param latin1 Whether or not to interpret the data as Latin-1. This should
 *               not need to be true unless decoding a binary string.
 * @returns The string encoded in UTF-8/Latin-1 binary
 */
function strToU8(str, latin1) {
    if (latin1) {
        var ar_1 = new u8(str.length);
        for (var i = 0; i < str.length; ++i)
            ar_1[i] = str.charCodeAt(i);
        return ar_1;
    }
    if (te)
        return te.encode(str);
    var l = str.length;
    var ar = new u8(str.length + (str.length >> 1));
    var ai = 0;
    var w = function (v) { ar[ai++] = v; };
    for (var i = 0; i < l; ++i) {
        if (ai + 5 > ar.length) {
            var n = new u8(ai + 8 + ((l - i) << 1));
            n.set(ar);
            ar = n;
        }
        var c = str.charCodeAt(i);
        if (c < 128 || latin1)
            w(c);
        else if (c < 2048)
            w(192 | (c >> 6)), w(128 | (c & 63));
        else if (c > 55295 && c < 57344)
            c = 65536 + (c & 1023 << 10) | (str.charCodeAt(++i) & 1023),
                w(240 | (c >> 18)), w(128 | ((c >> 12) & 63)), w(128 | ((c >> 6) & 63)), w(128 | (c & 63));
        else
            w(224 | (c >> 12)), w(128 | ((c >> 6) & 63)), w(128 | (c & 63));
    }
    return slc(ar, 0, ai);
}
/**
 * Converts a Uint8Array to a string
 * @param dat The data to decode to string
 * @param latin1 Whether or not to interpret the data as Latin-1. This should
 *               not need to be true unless encoding to binary string.
 * @returns The original UTF-8/Latin-1 string
 */
function strFromU8(dat, latin1) {
    if (latin1) {
        var r = '';
        for (var i = 0; i < dat.length; i += 16384)
            r += String.fromCharCode.apply(null, dat.subarray(i, i + 16384));
        return r;
    }
    else if (browser_td) {
        return browser_td.decode(dat);
    }
    else {
        var _a = dutf8(dat), s = _a.s, r = _a.r;
        if (r.length)
            browser_err(8);
        return s;
    }
}
;
// deflate bit flag
var dbf = function (l) { return l == 1 ? 3 : l < 6 ? 2 : l == 9 ? 1 : 0; };
// skip local zip header
var slzh = function (d, b) { return b + 30 + b2(d, b + 26) + b2(d, b + 28); };
// read zip header
var zh = function (d, b, z) {
    var fnl = b2(d, b + 28), efl = b2(d, b + 30), fn = strFromU8(d.subarray(b + 46, b + 46 + fnl), !(b2(d, b + 8) & 2048)), es = b + 46 + fnl;
    var _a = z64hs(d, es, efl, z, b4(d, b + 20), b4(d, b + 24), b4(d, b + 42)), sc = _a[0], su = _a[1], off = _a[2];
    return [b2(d, b + 10), sc, su, fn, es + efl + b2(d, b + 32), off];
};
// read zip64 header sizes
var z64hs = function (d, b, l, z, sc, su, off) {
    var nsc = sc == 4294967295, nsu = su == 4294967295, noff = off == 4294967295, e = b + l;
    var nf = nsc + nsu + noff;
    if (z && nf) {
        for (; b + 4 < e; b += 4 + b2(d, b + 2)) {
            if (b2(d, b) == 1) {
                return [
                    nsc ? b8(d, b + 4 + 8 * nsu) : sc,
                    nsu ? b8(d, b + 4) : su,
                    noff ? b8(d, b + 4 + 8 * (nsu + nsc)) : off,
                    1
                ];
            }
        }
        // z == 2 for unknown whether or not zip64
        if (z < 2)
            browser_err(13);
    }
    return [sc, su, off, 0];
};
// extra field length
var exfl = function (ex) {
    var le = 0;
    if (ex) {
        for (var k in ex) {
            var l = ex[k].length;
            if (l > 65535)
                browser_err(9);
            le += l + 4;
        }
    }
    return le;
};
// write zip header
var wzh = function (d, b, f, fn, u, c, ce, co) {
    var fl = fn.length, ex = f.extra, col = co && co.length;
    var exl = exfl(ex);
    wbytes(d, b, ce != null ? 0x2014B50 : 0x4034B50), b += 4;
    if (ce != null)
        d[b++] = 20, d[b++] = f.os;
    d[b] = 20, b += 2; // spec compliance? what's that?
    d[b++] = (f.flag << 1) | (c < 0 && 8), d[b++] = u && 8;
    d[b++] = f.compression & 255, d[b++] = f.compression >> 8;
    var dt = new Date(f.mtime == null ? Date.now() : f.mtime), y = dt.getFullYear() - 1980;
    if (y < 0 || y > 119)
        browser_err(10);
    wbytes(d, b, (y << 25) | ((dt.getMonth() + 1) << 21) | (dt.getDate() << 16) | (dt.getHours() << 11) | (dt.getMinutes() << 5) | (dt.getSeconds() >> 1)), b += 4;
    if (c != -1) {
        wbytes(d, b, f.crc);
        wbytes(d, b + 4, c < 0 ? -c - 2 : c);
        wbytes(d, b + 8, f.size);
    }
    wbytes(d, b + 12, fl);
    wbytes(d, b + 14, exl), b += 16;
    if (ce != null) {
        wbytes(d, b, col);
        wbytes(d, b + 6, f.attrs);
        wbytes(d, b + 10, ce), b += 14;
    }
    d.set(fn, b);
    b += fl;
    if (exl) {
        for (var k in ex) {
            var exf = ex[k], l = exf.length;
            wbytes(d, b, +k);
            wbytes(d, b + 2, l);
            d.set(exf, b + 4), b += 4 + l;
        }
    }
    if (col)
        d.set(co, b), b += col;
    return b;
};
// write zip footer (end of central directory)
var wzf = function (o, b, c, d, e) {
    wbytes(o, b, 0x6054B50); // skip disk
    wbytes(o, b + 8, c);
    wbytes(o, b + 10, c);
    wbytes(o, b + 12, d);
    wbytes(o, b + 16, e);
};
/**
 * A pass-through stream to keep data uncompressed in a ZIP archive.
 */
var browser_ZipPassThrough = /*#__PURE__*/ ((/* unused pure expression or super */ null && (function () {
    /**
     * Creates a pass-through stream that can be added to ZIP archives
     * @param filename The filename to associate with this data stream
     */
    function ZipPassThrough(filename) {
        this.filename = filename;
        this.c = crc();
        this.size = 0;
        this.compression = 0;
    }
    /**
     * Processes a chunk and pushes to the output stream. You can override this
     * method in a subclass for custom behavior, but by default this passes
     * the data through. You must call this.ondata(err, chunk, final) at some
     * point in this method.
     * @param chunk The chunk to process
     * @param final Whether this is the last chunk
     */
    ZipPassThrough.prototype.process = function (chunk, final) {
        this.ondata(null, chunk, final);
    };
    /**
     * Pushes a chunk to be added. If you are subclassing this with a custom
     * compression algorithm, note that you must push data from the source
     * file only, pre-compression.
     * @param chunk The chunk to push
     * @param final Whether this is the last chunk
     */
    ZipPassThrough.prototype.push = function (chunk, final) {
        if (!this.ondata)
            browser_err(5);
        this.c.p(chunk);
        this.size += chunk.length;
        if (final)
            this.crc = this.c.d();
        // we shouldn't really do this cast, but properly handling ArrayBufferLike
        // makes the API unergonomic with Buffer
        this.process(chunk, final || false);
    };
    return ZipPassThrough;
}())));

// I don't extend because TypeScript extension adds 1kB of runtime bloat
/**
 * Streaming DEFLATE compression for ZIP archives. Prefer using AsyncZipDeflate
 * for better performance
 */
var browser_ZipDeflate = /*#__PURE__*/ ((/* unused pure expression or super */ null && (function () {
    /**
     * Creates a DEFLATE stream that can be added to ZIP archives
     * @param filename The filename to associate with this data stream
     * @param opts The compression options
     */
    function ZipDeflate(filename, opts) {
        var _this = this;
        if (!opts)
            opts = {};
        browser_ZipPassThrough.call(this, filename);
        this.d = new browser_Deflate(opts, function (dat, final) {
            _this.ondata(null, dat, final);
        });
        this.compression = 8;
        this.flag = dbf(opts.level);
    }
    ZipDeflate.prototype.process = function (chunk, final) {
        try {
            this.d.push(chunk, final);
        }
        catch (e) {
            this.ondata(e, null, final);
        }
    };
    /**
     * Pushes a chunk to be deflated
     * @param chunk The chunk to push
     * @param final Whether this is the last chunk
     */
    ZipDeflate.prototype.push = function (chunk, final) {
        browser_ZipPassThrough.prototype.push.call(this, chunk, final);
    };
    return ZipDeflate;
}())));

/**
 * Asynchronous streaming DEFLATE compression for ZIP archives
 */
var browser_AsyncZipDeflate = /*#__PURE__*/ ((/* unused pure expression or super */ null && (function () {
    /**
     * Creates an asynchronous DEFLATE stream that can be added to ZIP archives
     * @param filename The filename to associate with this data stream
     * @param opts The compression options
     */
    function AsyncZipDeflate(filename, opts) {
        var _this = this;
        if (!opts)
            opts = {};
        browser_ZipPassThrough.call(this, filename);
        this.d = new browser_AsyncDeflate(opts, function (err, dat, final) {
            _this.ondata(err, dat, final);
        });
        this.compression = 8;
        this.flag = dbf(opts.level);
        this.terminate = this.d.terminate;
    }
    AsyncZipDeflate.prototype.process = function (chunk, final) {
        this.d.push(chunk, final);
    };
    /**
     * Pushes a chunk to be deflated
     * @param chunk The chunk to push
     * @param final Whether this is the last chunk
     */
    AsyncZipDeflate.prototype.push = function (chunk, final) {
        browser_ZipPassThrough.prototype.push.call(this, chunk, final);
    };
    return AsyncZipDeflate;
}())));

// TODO: Better tree shaking
/**
 * A zippable archive to which files can incrementally be added
 */
var browser_Zip = /*#__PURE__*/ ((/* unused pure expression or super */ null && (function () {
    /**
     * Creates an empty ZIP archive to which files can be added
     * @param cb The callback to call whenever data for the generated ZIP archive
     *           is available
     */
    function Zip(cb) {
        this.ondata = cb;
        this.u = [];
        this.d = 1;
    }
    /**
     * Adds a file to the ZIP archive
     * @param file The file stream to add
     */
    Zip.prototype.add = function (file) {
        var _this = this;
        if (!this.ondata)
            browser_err(5);
        // finishing or finished
        if (this.d & 2)
            this.ondata(browser_err(4 + (this.d & 1) * 8, 0, 1), null, false);
        else {
            var f = strToU8(file.filename), fl_1 = f.length;
            var com = file.comment, o = com && strToU8(com);
            var u = fl_1 != file.filename.length || (o && (com.length != o.length));
            var hl_1 = fl_1 + exfl(file.extra) + 30;
            if (fl_1 > 65535)
                this.ondata(browser_err(11, 0, 1), null, false);
            var header = new u8(hl_1);
            wzh(header, 0, file, f, u, -1);
            var chks_1 = [header];
            var pAll_1 = function () {
                for (var _i = 0, chks_2 = chks_1; _i < chks_2.length; _i++) {
                    var chk = chks_2[_i];
                    _this.ondata(null, chk, false);
                }
                chks_1 = [];
            };
            var tr_1 = this.d;
            this.d = 0;
            var ind_1 = this.u.length;
            var uf_1 = mrg(file, {
                f: f,
                u: u,
                o: o,
                t: function () {
                    if (file.terminate)
                        file.terminate();
                },
                r: function () {
                    pAll_1();
                    if (tr_1) {
                        var nxt = _this.u[ind_1 + 1];
                        if (nxt)
                            nxt.r();
                        else
                            _this.d = 1;
                    }
                    tr_1 = 1;
                }
            });
            var cl_1 = 0;
            file.ondata = function (err, dat, final) {
                if (err) {
                    _this.ondata(err, dat, final);
                    _this.terminate();
                }
                else {
                    cl_1 += dat.length;
                    chks_1.push(dat);
                    if (final) {
                        var dd = new u8(16);
                        wbytes(dd, 0, 0x8074B50);
                        wbytes(dd, 4, file.crc);
                        wbytes(dd, 8, cl_1);
                        wbytes(dd, 12, file.size);
                        chks_1.push(dd);
                        uf_1.c = cl_1, uf_1.b = hl_1 + cl_1 + 16, uf_1.crc = file.crc, uf_1.size = file.size;
                        if (tr_1)
                            uf_1.r();
                        tr_1 = 1;
                    }
                    else if (tr_1)
                        pAll_1();
                }
            };
            this.u.push(uf_1);
        }
    };
    /**
     * Ends the process of adding files and prepares to emit the final chunks.
     * This *must* be called after adding all desired files for the resulting
     * ZIP file to work properly.
     */
    Zip.prototype.end = function () {
        var _this = this;
        if (this.d & 2) {
            this.ondata(browser_err(4 + (this.d & 1) * 8, 0, 1), null, true);
            return;
        }
        if (this.d)
            this.e();
        else
            this.u.push({
                r: function () {
                    if (!(_this.d & 1))
                        return;
                    _this.u.splice(-1, 1);
                    _this.e();
                },
                t: function () { }
            });
        this.d = 3;
    };
    Zip.prototype.e = function () {
        var bt = 0, l = 0, tl = 0;
        for (var _i = 0, _a = this.u; _i < _a.length; _i++) {
            var f = _a[_i];
            tl += 46 + f.f.length + exfl(f.extra) + (f.o ? f.o.length : 0);
        }
        var out = new u8(tl + 22);
        for (var _b = 0, _c = this.u; _b < _c.length; _b++) {
            var f = _c[_b];
            wzh(out, bt, f, f.f, f.u, -f.c - 2, l, f.o);
            bt += 46 + f.f.length + exfl(f.extra) + (f.o ? f.o.length : 0), l += f.b;
        }
        wzf(out, bt, this.u.length, tl, l);
        this.ondata(null, out, true);
        this.d = 2;
    };
    /**
     * A method to terminate any internal workers used by the stream. Subsequent
     * calls to add() will fail.
     */
    Zip.prototype.terminate = function () {
        for (var _i = 0, _a = this.u; _i < _a.length; _i++) {
            var f = _a[_i];
            f.t();
        }
        this.d = 2;
    };
    return Zip;
}())));

function zip(data, opts, cb) {
    if (!cb)
        cb = opts, opts = {};
    if (typeof cb != 'function')
        browser_err(7);
    var r = {};
    fltn(data, '', r, opts);
    var k = Object.keys(r);
    var lft = k.length, o = 0, tot = 0;
    var slft = lft, files = new Array(lft);
    var term = [];
    var tAll = function () {
        for (var i = 0; i < term.length; ++i)
            term[i]();
    };
    var cbd = function (a, b) {
        mt(function () { cb(a, b); });
    };
    mt(function () { cbd = cb; });
    var cbf = function () {
        var out = new u8(tot + 22), oe = o, cdl = tot - o;
        tot = 0;
        for (var i = 0; i < slft; ++i) {
            var f = files[i];
            try {
                var l = f.c.length;
                wzh(out, tot, f, f.f, f.u, l);
                var badd = 30 + f.f.length + exfl(f.extra);
                var loc = tot + badd;
                out.set(f.c, loc);
                wzh(out, o, f, f.f, f.u, l, tot, f.m), o += 16 + badd + (f.m ? f.m.length : 0), tot = loc + l;
            }
            catch (e) {
                return cbd(e, null);
            }
        }
        wzf(out, o, files.length, cdl, oe);
        cbd(null, out);
    };
    if (!lft)
        cbf();
    var _loop_1 = function (i) {
        var fn = k[i];
        var _a = r[fn], file = _a[0], p = _a[1];
        var c = crc(), size = file.length;
        c.p(file);
        var f = strToU8(fn), s = f.length;
        var com = p.comment, m = com && strToU8(com), ms = m && m.length;
        var exl = exfl(p.extra);
        var compression = p.level == 0 ? 0 : 8;
        var cbl = function (e, d) {
            if (e) {
                tAll();
                cbd(e, null);
            }
            else {
                var l = d.length;
                files[i] = mrg(p, {
                    size: size,
                    crc: c.d(),
                    c: d,
                    f: f,
                    m: m,
                    u: s != fn.length || (m && (com.length != ms)),
                    compression: compression
                });
                o += 30 + s + exl + l;
                tot += 76 + 2 * (s + exl) + (ms || 0) + l;
                if (!--lft)
                    cbf();
            }
        };
        if (s > 65535)
            cbl(browser_err(11, 0, 1), null);
        if (!compression)
            cbl(null, file);
        else if (size < 160000) {
            try {
                cbl(null, deflateSync(file, p));
            }
            catch (e) {
                cbl(e, null);
            }
        }
        else
            term.push(deflate(file, p, cbl));
    };
    // Cannot use lft because it can decrease
    for (var i = 0; i < slft; ++i) {
        _loop_1(i);
    }
    return tAll;
}
/**
 * Synchronously creates a ZIP file. Prefer using `zip` for better performance
 * with more than one file.
 * @param data The directory structure for the ZIP archive
 * @param opts The main options, merged with per-file options
 * @returns The generated ZIP archive
 */
function zipSync(data, opts) {
    if (!opts)
        opts = {};
    var r = {};
    var files = [];
    fltn(data, '', r, opts);
    var o = 0;
    var tot = 0;
    for (var fn in r) {
        var _a = r[fn], file = _a[0], p = _a[1];
        var compression = p.level == 0 ? 0 : 8;
        var f = strToU8(fn), s = f.length;
        var com = p.comment, m = com && strToU8(com), ms = m && m.length;
        var exl = exfl(p.extra);
        if (s > 65535)
            browser_err(11);
        var d = compression ? deflateSync(file, p) : file, l = d.length;
        var c = crc();
        c.p(file);
        files.push(mrg(p, {
            size: file.length,
            crc: c.d(),
            c: d,
            f: f,
            m: m,
            u: s != fn.length || (m && (com.length != ms)),
            o: o,
            compression: compression
        }));
        o += 30 + s + exl + l;
        tot += 76 + 2 * (s + exl) + (ms || 0) + l;
    }
    var out = new u8(tot + 22), oe = o, cdl = tot - o;
    for (var i = 0; i < files.length; ++i) {
        var f = files[i];
        wzh(out, f.o, f, f.f, f.u, f.c.length);
        var badd = 30 + f.f.length + exfl(f.extra);
        out.set(f.c, f.o + badd);
        wzh(out, o, f, f.f, f.u, f.c.length, f.o, f.m), o += 16 + badd + (f.m ? f.m.length : 0);
    }
    wzf(out, o, files.length, cdl, oe);
    return out;
}
/**
 * Streaming pass-through decompression for ZIP archives
 */
var browser_UnzipPassThrough = /*#__PURE__*/ ((/* unused pure expression or super */ null && (function () {
    function UnzipPassThrough() {
    }
    UnzipPassThrough.prototype.push = function (chunk, final) {
        // same as ZipPassThrough: cast to retain Buffer ergonomics
        this.ondata(null, chunk, final);
    };
    UnzipPassThrough.compression = 0;
    return UnzipPassThrough;
}())));

/**
 * Streaming DEFLATE decompression for ZIP archives. Prefer AsyncZipInflate for
 * better performance.
 */
var browser_UnzipInflate = /*#__PURE__*/ ((/* unused pure expression or super */ null && (function () {
    /**
     * Creates a DEFLATE decompression that can be used in ZIP archives
     */
    function UnzipInflate() {
        var _this = this;
        this.i = new browser_Inflate(function (dat, final) {
            _this.ondata(null, dat, final);
        });
    }
    UnzipInflate.prototype.push = function (chunk, final) {
        try {
            this.i.push(chunk, final);
        }
        catch (e) {
            this.ondata(e, null, final);
        }
    };
    UnzipInflate.compression = 8;
    return UnzipInflate;
}())));

/**
 * Asynchronous streaming DEFLATE decompression for ZIP archives
 */
var browser_AsyncUnzipInflate = /*#__PURE__*/ ((/* unused pure expression or super */ null && (function () {
    /**
     * Creates a DEFLATE decompression that can be used in ZIP archives
     */
    function AsyncUnzipInflate(_, sz) {
        var _this = this;
        if (sz < 320000) {
            this.i = new browser_Inflate(function (dat, final) {
                _this.ondata(null, dat, final);
            });
        }
        else {
            this.i = new browser_AsyncInflate(function (err, dat, final) {
                _this.ondata(err, dat, final);
            });
            this.terminate = this.i.terminate;
        }
    }
    AsyncUnzipInflate.prototype.push = function (chunk, final) {
        if (this.i.terminate)
            chunk = slc(chunk, 0);
        this.i.push(chunk, final);
    };
    AsyncUnzipInflate.compression = 8;
    return AsyncUnzipInflate;
}())));

/**
 * A ZIP archive decompression stream that emits files as they are discovered
 */
var browser_Unzip = /*#__PURE__*/ ((/* unused pure expression or super */ null && (function () {
    /**
     * Creates a ZIP decompression stream
     * @param cb The callback to call whenever a file in the ZIP archive is found
     */
    function Unzip(cb) {
        this.onfile = cb;
        this.k = [];
        this.o = {
            0: browser_UnzipPassThrough
        };
        this.p = et;
    }
    /**
     * Pushes a chunk to be unzipped
     * @param chunk The chunk to push
     * @param final Whether this is the last chunk
     */
    Unzip.prototype.push = function (chunk, final) {
        var _this = this;
        if (!this.onfile)
            browser_err(5);
        if (!this.p)
            browser_err(4);
        if (this.c > 0) {
            var len = Math.min(this.c, chunk.length);
            var toAdd = chunk.subarray(0, len);
            this.c -= len;
            if (this.d)
                this.d.push(toAdd, !this.c);
            else
                this.k[0].push(toAdd);
            chunk = chunk.subarray(len);
            if (chunk.length)
                return this.push(chunk, final);
        }
        else {
            var f = 0, i = 0, is = void 0, buf = void 0;
            if (!this.p.length)
                buf = chunk;
            else if (!chunk.length)
                buf = this.p;
            else {
                buf = new u8(this.p.length + chunk.length);
                buf.set(this.p), buf.set(chunk, this.p.length);
            }
            var l = buf.length, oc = this.c, add = oc && this.d;
            var _loop_2 = function () {
                var sig = b4(buf, i);
                if (sig == 0x4034B50) {
                    f = 1, is = i;
                    this_1.d = null;
                    this_1.c = 0;
                    var bf = b2(buf, i + 6), cmp_1 = b2(buf, i + 8), u = bf & 2048, dd = bf & 8, fnl = b2(buf, i + 26), es = b2(buf, i + 28);
                    if (l > i + 30 + fnl + es) {
                        var chks_3 = [];
                        this_1.k.unshift(chks_3);
                        f = 2;
                        var lsc = b4(buf, i + 18), lsu = b4(buf, i + 22);
                        var fn_1 = strFromU8(buf.subarray(i + 30, i += 30 + fnl), !u);
                        var _a = z64hs(buf, i, es, 2, lsc, lsu, 0), sc_1 = _a[0], su_1 = _a[1], z64 = _a[3];
                        if (dd)
                            sc_1 = -1 - z64;
                        i += es;
                        this_1.c = sc_1;
                        var d_1;
                        var file_1 = {
                            name: fn_1,
                            compression: cmp_1,
                            start: function () {
                                if (!file_1.ondata)
                                    browser_err(5);
                                if (!sc_1)
                                    file_1.ondata(null, et, true);
                                else {
                                    var ctr = _this.o[cmp_1];
                                    if (!ctr)
                                        file_1.ondata(browser_err(14, 'unknown compression type ' + cmp_1, 1), null, false);
                                    d_1 = sc_1 < 0 ? new ctr(fn_1) : new ctr(fn_1, sc_1, su_1);
                                    d_1.ondata = function (err, dat, final) { file_1.ondata(err, dat, final); };
                                    for (var _i = 0, chks_4 = chks_3; _i < chks_4.length; _i++) {
                                        var dat = chks_4[_i];
                                        d_1.push(dat, false);
                                    }
                                    if (_this.k[0] == chks_3 && _this.c)
                                        _this.d = d_1;
                                    else
                                        d_1.push(et, true);
                                }
                            },
                            terminate: function () {
                                if (d_1 && d_1.terminate)
                                    d_1.terminate();
                            }
                        };
                        if (sc_1 >= 0)
                            file_1.size = sc_1, file_1.originalSize = su_1;
                        this_1.onfile(file_1);
                    }
                    return "break";
                }
                else if (oc) {
                    if (sig == 0x8074B50) {
                        is = i += 12 + (oc == -2 && 8), f = 3, this_1.c = 0;
                        return "break";
                    }
                    else if (sig == 0x2014B50) {
                        is = i -= 4, f = 3, this_1.c = 0;
                        return "break";
                    }
                }
            };
            var this_1 = this;
            for (; i < l - 4; ++i) {
                var state_1 = _loop_2();
                if (state_1 === "break")
                    break;
            }
            this.p = et;
            if (oc < 0) {
                var dat = f ? buf.subarray(0, is - 12 - (oc == -2 && 8) - (b4(buf, is - 16) == 0x8074B50 && 4)) : buf.subarray(0, i);
                if (add)
                    add.push(dat, !!f);
                else
                    this.k[+(f == 2)].push(dat);
            }
            if (f & 2)
                return this.push(buf.subarray(i), final);
            this.p = buf.subarray(i);
        }
        if (final) {
            if (this.c)
                browser_err(13);
            this.p = null;
        }
    };
    /**
     * Registers a decoder with the stream, allowing for files compressed with
     * the compression type provided to be expanded correctly
     * @param decoder The decoder constructor
     */
    Unzip.prototype.register = function (decoder) {
        this.o[decoder.compression] = decoder;
    };
    return Unzip;
}())));

var mt = typeof queueMicrotask == 'function' ? queueMicrotask : typeof setTimeout == 'function' ? setTimeout : function (fn) { fn(); };
function browser_unzip(data, opts, cb) {
    if (!cb)
        cb = opts, opts = {};
    if (typeof cb != 'function')
        browser_err(7);
    var term = [];
    var tAll = function () {
        for (var i = 0; i < term.length; ++i)
            term[i]();
    };
    var files = {};
    var cbd = function (a, b) {
        mt(function () { cb(a, b); });
    };
    mt(function () { cbd = cb; });
    var e = data.length - 22;
    for (; b4(data, e) != 0x6054B50; --e) {
        if (!e || data.length - e > 65558) {
            cbd(browser_err(13, 0, 1), null);
            return tAll;
        }
    }
    ;
    var lft = b2(data, e + 8);
    if (lft) {
        var c = lft;
        var o = b4(data, e + 16);
        var z = b4(data, e - 20) == 0x7064B50;
        if (z) {
            var ze = b4(data, e - 12);
            z = b4(data, ze) == 0x6064B50;
            if (z) {
                c = lft = b4(data, ze + 32);
                o = b4(data, ze + 48);
            }
        }
        var fltr = opts && opts.filter;
        var _loop_3 = function (i) {
            var _a = zh(data, o, z), c_1 = _a[0], sc = _a[1], su = _a[2], fn = _a[3], no = _a[4], off = _a[5], b = slzh(data, off);
            o = no;
            var cbl = function (e, d) {
                if (e) {
                    tAll();
                    cbd(e, null);
                }
                else {
                    if (d)
                        files[fn] = d;
                    if (!--lft)
                        cbd(null, files);
                }
            };
            if (!fltr || fltr({
                name: fn,
                size: sc,
                originalSize: su,
                compression: c_1
            })) {
                if (!c_1)
                    cbl(null, slc(data, b, b + sc));
                else if (c_1 == 8) {
                    var infl = data.subarray(b, b + sc);
                    // Synchronously decompress under 512KB, or barely-compressed data
                    if (su < 524288 || sc > 0.8 * su) {
                        try {
                            cbl(null, inflateSync(infl, { out: new u8(su) }));
                        }
                        catch (e) {
                            cbl(e, null);
                        }
                    }
                    else
                        term.push(inflate(infl, { size: su }, cbl));
                }
                else
                    cbl(browser_err(14, 'unknown compression type ' + c_1, 1), null);
            }
            else
                cbl(null, null);
        };
        for (var i = 0; i < c; ++i) {
            _loop_3(i);
        }
    }
    else
        cbd(null, {});
    return tAll;
}
/**
 * Synchronously decompresses a ZIP archive. Prefer using `unzip` for better
 * performance with more than one file.
 * @param data The raw compressed ZIP file
 * @param opts The ZIP extraction options
 * @returns The decompressed files
 */
function unzipSync(data, opts) {
    var files = {};
    var e = data.length - 22;
    for (; b4(data, e) != 0x6054B50; --e) {
        if (!e || data.length - e > 65558)
            browser_err(13);
    }
    ;
    var c = b2(data, e + 8);
    if (!c)
        return {};
    var o = b4(data, e + 16);
    var z = b4(data, e - 20) == 0x7064B50;
    if (z) {
        var ze = b4(data, e - 12);
        z = b4(data, ze) == 0x6064B50;
        if (z) {
            c = b4(data, ze + 32);
            o = b4(data, ze + 48);
        }
    }
    var fltr = opts && opts.filter;
    for (var i = 0; i < c; ++i) {
        var _a = zh(data, o, z), c_2 = _a[0], sc = _a[1], su = _a[2], fn = _a[3], no = _a[4], off = _a[5], b = slzh(data, off);
        o = no;
        if (!fltr || fltr({
            name: fn,
            size: sc,
            originalSize: su,
            compression: c_2
        })) {
            if (!c_2)
                files[fn] = slc(data, b, b + sc);
            else if (c_2 == 8)
                files[fn] = inflateSync(data.subarray(b, b + sc), { out: new u8(su) });
            else
                browser_err(14, 'unknown compression type ' + c_2);
        }
    }
    return files;
}

;// CONCATENATED MODULE: ./node_modules/read-excel-file/modules/zip/UnzipError.js
function UnzipError_typeof(o) { "@babel/helpers - typeof"; return UnzipError_typeof = "function" == typeof Symbol && "symbol" == typeof Symbol.iterator ? function (o) { return typeof o; } : function (o) { return o && "function" == typeof Symbol && o.constructor === Symbol && o !== Symbol.prototype ? "symbol" : typeof o; }, UnzipError_typeof(o); }
function UnzipError_defineProperties(target, props) { for (var i = 0; i < props.length; i++) { var descriptor = props[i]; descriptor.enumerable = descriptor.enumerable || false; descriptor.configurable = true; if ("value" in descriptor) descriptor.writable = true; Object.defineProperty(target, UnzipError_toPropertyKey(descriptor.key), descriptor); } }
function UnzipError_createClass(Constructor, protoProps, staticProps) { if (protoProps) UnzipError_defineProperties(Constructor.prototype, protoProps); if (staticProps) UnzipError_defineProperties(Constructor, staticProps); Object.defineProperty(Constructor, "prototype", { writable: false }); return Constructor; }
function UnzipError_toPropertyKey(arg) { var key = UnzipError_toPrimitive(arg, "string"); return UnzipError_typeof(key) === "symbol" ? key : String(key); }
function UnzipError_toPrimitive(input, hint) { if (UnzipError_typeof(input) !== "object" || input === null) return input; var prim = input[Symbol.toPrimitive]; if (prim !== undefined) { var res = prim.call(input, hint || "default"); if (UnzipError_typeof(res) !== "object") return res; throw new TypeError("@@toPrimitive must return a primitive value."); } return (hint === "string" ? String : Number)(input); }
function UnzipError_classCallCheck(instance, Constructor) { if (!(instance instanceof Constructor)) { throw new TypeError("Cannot call a class as a function"); } }
function UnzipError_inherits(subClass, superClass) { if (typeof superClass !== "function" && superClass !== null) { throw new TypeError("Super expression must either be null or a function"); } subClass.prototype = Object.create(superClass && superClass.prototype, { constructor: { value: subClass, writable: true, configurable: true } }); Object.defineProperty(subClass, "prototype", { writable: false }); if (superClass) UnzipError_setPrototypeOf(subClass, superClass); }
function UnzipError_createSuper(Derived) { var hasNativeReflectConstruct = UnzipError_isNativeReflectConstruct(); return function _createSuperInternal() { var Super = UnzipError_getPrototypeOf(Derived), result; if (hasNativeReflectConstruct) { var NewTarget = UnzipError_getPrototypeOf(this).constructor; result = Reflect.construct(Super, arguments, NewTarget); } else { result = Super.apply(this, arguments); } return UnzipError_possibleConstructorReturn(this, result); }; }
function UnzipError_possibleConstructorReturn(self, call) { if (call && (UnzipError_typeof(call) === "object" || typeof call === "function")) { return call; } else if (call !== void 0) { throw new TypeError("Derived constructors may only return object or undefined"); } return UnzipError_assertThisInitialized(self); }
function UnzipError_assertThisInitialized(self) { if (self === void 0) { throw new ReferenceError("this hasn't been initialised - super() hasn't been called"); } return self; }
function UnzipError_wrapNativeSuper(Class) { var _cache = typeof Map === "function" ? new Map() : undefined; UnzipError_wrapNativeSuper = function _wrapNativeSuper(Class) { if (Class === null || !UnzipError_isNativeFunction(Class)) return Class; if (typeof Class !== "function") { throw new TypeError("Super expression must either be null or a function"); } if (typeof _cache !== "undefined") { if (_cache.has(Class)) return _cache.get(Class); _cache.set(Class, Wrapper); } function Wrapper() { return UnzipError_construct(Class, arguments, UnzipError_getPrototypeOf(this).constructor); } Wrapper.prototype = Object.create(Class.prototype, { constructor: { value: Wrapper, enumerable: false, writable: true, configurable: true } }); return UnzipError_setPrototypeOf(Wrapper, Class); }; return UnzipError_wrapNativeSuper(Class); }
function UnzipError_construct(Parent, args, Class) { if (UnzipError_isNativeReflectConstruct()) { UnzipError_construct = Reflect.construct.bind(); } else { UnzipError_construct = function _construct(Parent, args, Class) { var a = [null]; a.push.apply(a, args); var Constructor = Function.bind.apply(Parent, a); var instance = new Constructor(); if (Class) UnzipError_setPrototypeOf(instance, Class.prototype); return instance; }; } return UnzipError_construct.apply(null, arguments); }
function UnzipError_isNativeReflectConstruct() { if (typeof Reflect === "undefined" || !Reflect.construct) return false; if (Reflect.construct.sham) return false; if (typeof Proxy === "function") return true; try { Boolean.prototype.valueOf.call(Reflect.construct(Boolean, [], function () {})); return true; } catch (e) { return false; } }
function UnzipError_isNativeFunction(fn) { return Function.toString.call(fn).indexOf("[native code]") !== -1; }
function UnzipError_setPrototypeOf(o, p) { UnzipError_setPrototypeOf = Object.setPrototypeOf ? Object.setPrototypeOf.bind() : function _setPrototypeOf(o, p) { o.__proto__ = p; return o; }; return UnzipError_setPrototypeOf(o, p); }
function UnzipError_getPrototypeOf(o) { UnzipError_getPrototypeOf = Object.setPrototypeOf ? Object.getPrototypeOf.bind() : function _getPrototypeOf(o) { return o.__proto__ || Object.getPrototypeOf(o); }; return UnzipError_getPrototypeOf(o); }
var UnzipError_UnzipError = /*#__PURE__*/function (_Error) {
  UnzipError_inherits(UnzipError, _Error);
  var _super = UnzipError_createSuper(UnzipError);
  function UnzipError() {
    UnzipError_classCallCheck(this, UnzipError);
    return _super.apply(this, arguments);
  }
  return UnzipError_createClass(UnzipError);
}( /*#__PURE__*/UnzipError_wrapNativeSuper(Error));

function createUnzipError(error) {
  var unzipError = new UnzipError_UnzipError(error.message);
  // Keep original stack if it exists
  if (error.stack) {
    unzipError.stack = error.stack;
  }
  // Clean up stack trace a bit in Node.js/V8 environments
  if (Error.captureStackTrace) {
    Error.captureStackTrace(unzipError, createUnzipError);
  }
  // `Error.prototype.cause` property indicates the specific, original reason
  // a given error occurred. Standardized in ES2022, it allows you to chain errors
  // by catching a low-level exception and re-throwing a meaningful, high-level error
  // without wiping out the diagnostic context or stack trace of the original failure.
  //
  // Adding a `.cause` property mimics modern error chaining for environments that support it
  // while remaining completely harmless in older systems.
  //
  unzipError.cause = error;
  // Return the error.
  return unzipError;
}
//# sourceMappingURL=UnzipError.js.map
;// CONCATENATED MODULE: ./node_modules/read-excel-file/modules/zip/unzipFromArrayBuffer.js
// `fflate` uses "synchronous" decompressor on `.zip` files that're under `512KB`
// (or when the compression level is too low), and an "asynchronous" (web worker)
// decompressor otherwise, as it can be seen from the source code of the `unzip()` function.
// This is because using web workers comes with an overhead of
// both creating a new worker and sending data back and forth.
//



/**
 * Reads `*.zip` file contents. Ignores anything besides `.xml` or `.xml.rels` files.
 * @param  {ArrayBuffer} input
 * @return {Promise<Record<string,Uint8Array>>} Resolves to an object holding `*.zip` file entries.
 */
function unzipFromArrayBuffer(input, options) {
  return unzipFromArrayBufferUsingFunction(input, options, unzipAsync, true);
}

/**
 * Reads `*.zip` file contents. Ignores anything besides `.xml` or `.xml.rels` files.
 * @param  {ArrayBuffer} input
 * @param  {(ArrayBuffer) => Record<string, Uint8Array> | Promise<Record<string, Uint8Array>>} unzip
 * @param  {boolean} isAsync — Should be `true` when `unzip()` returns a `Promise`, `false` otherwise.
 * @return {Promise<Record<string,Uint8Array>> | Record<string,Uint8Array>} Resolves to an object holding `*.zip` file entries.
 */
function unzipFromArrayBufferUsingFunction(input) {
  var _ref = arguments.length > 1 && arguments[1] !== undefined ? arguments[1] : {},
    _filter = _ref.filter;
  var unzip = arguments.length > 2 ? arguments[2] : undefined;
  var isAsync = arguments.length > 3 ? arguments[3] : undefined;
  // Read the `.zip` archive.
  // `result` is either `object` or `Promise<object>`
  return unzip(new Uint8Array(input), {
    // Ignore certain types of files.
    filter: function filter(file) {
      if (_filter) {
        return _filter({
          path: file.name
        });
      }
      return true;
    }
  }).then(function (result) {
    return result;
  }, function (error) {
    // If `fflate` throws its specific error then it implies that the `.zip` file is not valid.
    if (isFlateError(error)) {
      throw createUnzipError(error);
    } else {
      throw error;
    }
  });
}
function unzipAsync(archive) {
  return new Promise(function (resolve, reject) {
    // `unzip()` will resort to "synchronous" decompression in two edge cases:
    // * When the archive size is less than `512KB`.
    // * When the data is barely compressed, i.e. the compression ratio is less than 20% reduction in size.
    browser_unzip(archive, function (error, files) {
      if (error) {
        reject(error);
      } else {
        resolve(files);
      }
    });
  });
}

// This function attempts to guess if a given `error` was thrown by `fflate`.
function isFlateError(error) {
  // `fflate` doesn't export a `FlateError` class.
  // https://github.com/101arrowz/fflate/issues/290
  // return error instanceof FlateError

  // Here, it attempts to guess if an `error` is a `FlateError` by checking if `error.code` is a `number`.
  return typeof error.code === 'number';
}
//# sourceMappingURL=unzipFromArrayBuffer.js.map
;// CONCATENATED MODULE: ./node_modules/read-excel-file/modules/xlsx/file/InvalidInputError.js
function InvalidInputError_typeof(o) { "@babel/helpers - typeof"; return InvalidInputError_typeof = "function" == typeof Symbol && "symbol" == typeof Symbol.iterator ? function (o) { return typeof o; } : function (o) { return o && "function" == typeof Symbol && o.constructor === Symbol && o !== Symbol.prototype ? "symbol" : typeof o; }, InvalidInputError_typeof(o); }
function InvalidInputError_defineProperties(target, props) { for (var i = 0; i < props.length; i++) { var descriptor = props[i]; descriptor.enumerable = descriptor.enumerable || false; descriptor.configurable = true; if ("value" in descriptor) descriptor.writable = true; Object.defineProperty(target, InvalidInputError_toPropertyKey(descriptor.key), descriptor); } }
function InvalidInputError_createClass(Constructor, protoProps, staticProps) { if (protoProps) InvalidInputError_defineProperties(Constructor.prototype, protoProps); if (staticProps) InvalidInputError_defineProperties(Constructor, staticProps); Object.defineProperty(Constructor, "prototype", { writable: false }); return Constructor; }
function InvalidInputError_toPropertyKey(arg) { var key = InvalidInputError_toPrimitive(arg, "string"); return InvalidInputError_typeof(key) === "symbol" ? key : String(key); }
function InvalidInputError_toPrimitive(input, hint) { if (InvalidInputError_typeof(input) !== "object" || input === null) return input; var prim = input[Symbol.toPrimitive]; if (prim !== undefined) { var res = prim.call(input, hint || "default"); if (InvalidInputError_typeof(res) !== "object") return res; throw new TypeError("@@toPrimitive must return a primitive value."); } return (hint === "string" ? String : Number)(input); }
function InvalidInputError_classCallCheck(instance, Constructor) { if (!(instance instanceof Constructor)) { throw new TypeError("Cannot call a class as a function"); } }
function InvalidInputError_inherits(subClass, superClass) { if (typeof superClass !== "function" && superClass !== null) { throw new TypeError("Super expression must either be null or a function"); } subClass.prototype = Object.create(superClass && superClass.prototype, { constructor: { value: subClass, writable: true, configurable: true } }); Object.defineProperty(subClass, "prototype", { writable: false }); if (superClass) InvalidInputError_setPrototypeOf(subClass, superClass); }
function InvalidInputError_createSuper(Derived) { var hasNativeReflectConstruct = InvalidInputError_isNativeReflectConstruct(); return function _createSuperInternal() { var Super = InvalidInputError_getPrototypeOf(Derived), result; if (hasNativeReflectConstruct) { var NewTarget = InvalidInputError_getPrototypeOf(this).constructor; result = Reflect.construct(Super, arguments, NewTarget); } else { result = Super.apply(this, arguments); } return InvalidInputError_possibleConstructorReturn(this, result); }; }
function InvalidInputError_possibleConstructorReturn(self, call) { if (call && (InvalidInputError_typeof(call) === "object" || typeof call === "function")) { return call; } else if (call !== void 0) { throw new TypeError("Derived constructors may only return object or undefined"); } return InvalidInputError_assertThisInitialized(self); }
function InvalidInputError_assertThisInitialized(self) { if (self === void 0) { throw new ReferenceError("this hasn't been initialised - super() hasn't been called"); } return self; }
function InvalidInputError_wrapNativeSuper(Class) { var _cache = typeof Map === "function" ? new Map() : undefined; InvalidInputError_wrapNativeSuper = function _wrapNativeSuper(Class) { if (Class === null || !InvalidInputError_isNativeFunction(Class)) return Class; if (typeof Class !== "function") { throw new TypeError("Super expression must either be null or a function"); } if (typeof _cache !== "undefined") { if (_cache.has(Class)) return _cache.get(Class); _cache.set(Class, Wrapper); } function Wrapper() { return InvalidInputError_construct(Class, arguments, InvalidInputError_getPrototypeOf(this).constructor); } Wrapper.prototype = Object.create(Class.prototype, { constructor: { value: Wrapper, enumerable: false, writable: true, configurable: true } }); return InvalidInputError_setPrototypeOf(Wrapper, Class); }; return InvalidInputError_wrapNativeSuper(Class); }
function InvalidInputError_construct(Parent, args, Class) { if (InvalidInputError_isNativeReflectConstruct()) { InvalidInputError_construct = Reflect.construct.bind(); } else { InvalidInputError_construct = function _construct(Parent, args, Class) { var a = [null]; a.push.apply(a, args); var Constructor = Function.bind.apply(Parent, a); var instance = new Constructor(); if (Class) InvalidInputError_setPrototypeOf(instance, Class.prototype); return instance; }; } return InvalidInputError_construct.apply(null, arguments); }
function InvalidInputError_isNativeReflectConstruct() { if (typeof Reflect === "undefined" || !Reflect.construct) return false; if (Reflect.construct.sham) return false; if (typeof Proxy === "function") return true; try { Boolean.prototype.valueOf.call(Reflect.construct(Boolean, [], function () {})); return true; } catch (e) { return false; } }
function InvalidInputError_isNativeFunction(fn) { return Function.toString.call(fn).indexOf("[native code]") !== -1; }
function InvalidInputError_setPrototypeOf(o, p) { InvalidInputError_setPrototypeOf = Object.setPrototypeOf ? Object.setPrototypeOf.bind() : function _setPrototypeOf(o, p) { o.__proto__ = p; return o; }; return InvalidInputError_setPrototypeOf(o, p); }
function InvalidInputError_getPrototypeOf(o) { InvalidInputError_getPrototypeOf = Object.setPrototypeOf ? Object.getPrototypeOf.bind() : function _getPrototypeOf(o) { return o.__proto__ || Object.getPrototypeOf(o); }; return InvalidInputError_getPrototypeOf(o); }
// This code was originally submitted by Etienne Prothon.
// https://gitlab.com/catamphetamine/read-excel-file/-/merge_requests/11

// An error thrown when the input passed to `readXlsxFile()` is not a valid `.xlsx` file.
//
// Carries a documented, stable `code` property that consumers can reliably
// branch on — same convention as the schema-parsing `InvalidError` class
// (`error.code`) — instead of string-matching a low-level error message
// leaked from a transitive dependency (Hyrum's law).
//
// The `name` property is set so that the error type can also be detected via
// `error.name === 'InvalidInputError'` in setups where `instanceof` is unreliable
// (e.g. when both the ES-module and the CommonJS builds of this package end up
// being loaded in the same application).

var MESSAGES = {
  XLS_FILE_NOT_SUPPORTED: 'You passed a legacy `.xls` file. Only `.xlsx` files are supported',
  FILE_NOT_SUPPORTED: 'Doesn\'t look like an `.xlsx` file',
  INVALID_ZIP: 'Couldn\'t unzip `.xlsx` file contents',
  NO_DATA: 'No data'
};

// `.xlsx` files are just ZIP archives, so every valid `.xlsx` file starts with a
// ZIP local file header signature "PK" (`0x50 0x4B`). When the input isn't a ZIP
// archive, a 3rd-party unzipper library throws an obscure low-level error
// (for example `"invalid signature: 0xe011cfd0"` — the four leading bytes of a
// binary `.xls` file read in little-endian).
// That gives the caller nothing stable to branch on, and the exact wording can change
// depending on the 3rd-party unzipper library being used.
// This error standardizes the handling of cases when an invalid file is passed.
var InvalidInputError_InvalidInputError = /*#__PURE__*/function (_Error) {
  InvalidInputError_inherits(InvalidInputError, _Error);
  var _super = InvalidInputError_createSuper(InvalidInputError);
  /**
   * Creates an `InvalidInputError` instance.
   * @param {string} code
   * @param {any} [cause]
   */
  function InvalidInputError(code, cause) {
    var _this;
    InvalidInputError_classCallCheck(this, InvalidInputError);
    _this = _super.call(this, MESSAGES[code] || code);

    // Set `code` property.
    _this.code = code;

    // Set `name` property.
    //
    // This error could be detected either by `instanceof InvalidInputError`
    // or by comparing its `name` property value to "InvalidInputError".
    // Why use the `name` comparison when `instanceof` operator is available?
    // Google AI tells that it does make sense in the cases when an error is
    // "serialized" and then "deserialized" in a "distributed" environment such as
    // throwing an error in a worker thread and then handling it in a main thread,
    // or when throwing it in one "microservice" and then catching it in another one,
    // or just logging as in `sentry.io`. And in those cases, `error.constructor.name`
    // isn't always available for same reason of "serializing" and then "deserializing".
    //
    // For example, even if `InvalidInputError` is a named export of this package,
    // when later bunding the application code with a bundler it will still be minified and renamed.
    // That's when the `name` property could be used to find out the actual type of the error
    // in case it gets thrown and reported to a remote system like `sentry.io`.
    //
    // By the way, core Node.js errors themselves have a `name` property.
    //
    _this.name = 'InvalidInputError';

    // Set `cause` property.
    //
    // `Error.prototype.cause` property indicates the specific, original reason
    // a given error occurred. Standardized in ES2022, it allows you to chain errors
    // by catching a low-level exception and re-throwing a meaningful, high-level error
    // without wiping out the diagnostic context or stack trace of the original failure.
    //
    // Adding a `.cause` property mimics modern error chaining for environments that support it
    // while remaining completely harmless in older systems.
    //
    _this.cause = cause;
    return _this;
  }
  return InvalidInputError_createClass(InvalidInputError);
}( /*#__PURE__*/InvalidInputError_wrapNativeSuper(Error));

//# sourceMappingURL=InvalidInputError.js.map
;// CONCATENATED MODULE: ./node_modules/read-excel-file/modules/export/filterZipArchiveEntry.js
// An `.xlsx` `.zip` archive could contain all kinds of files,
// such as `.bin` printer settings or `.png` images, etc.
//
// Because `read-excel-file` doesn't support returning any of those types of data,
// there's no need to read those files from the `.xlsx` `.zip` archive,
// optimizing the unpacking process a little bit.
//
function filterZipArchiveEntry(_ref) {
  var path = _ref.path;
  return path.endsWith('.xml') || path.endsWith('.xml.rels');
}
//# sourceMappingURL=filterZipArchiveEntry.js.map
;// CONCATENATED MODULE: ./node_modules/read-excel-file/modules/xlsx/file/createFileTypeDetector.js
// This code was originally submitted by Etienne Prothon.
// https://gitlab.com/catamphetamine/read-excel-file/-/merge_requests/11

// ZIP local file header signature: "PK\x03\x04". The first two bytes "PK" are
// shared by every ZIP variant (including the empty-archive `PK\x05\x06` and the
// spanned `PK\x07\x08` markers), so matching just "PK" up front avoids rejecting
// any valid — if unusual — archive; anything malformed past that point is still
// caught by the actual unzipper.
var ZIP_FILE_SIGNATURE = [0x50, 0x4B];

// The first four bytes of the OLE2 Compound File Binary format (`0xD0 0xCF 0x11 0xE0`),
// which is the container of legacy binary `.xls` files.
var XLS_FILE_SIGNATURE = [0xD0, 0xCF, 0x11, 0xE0];
var FILE_TYPE_SIGNATURES = [ZIP_FILE_SIGNATURE, XLS_FILE_SIGNATURE];

// File type "enum".
var XLSX_FILE_TYPE = FILE_TYPE_SIGNATURES.indexOf(ZIP_FILE_SIGNATURE);
var XLS_FILE_TYPE = FILE_TYPE_SIGNATURES.indexOf(XLS_FILE_SIGNATURE);

/**
 * Creates a function get determines a file type based on the leading bytes.
 * @return {function} A function that receives a `byte` (an element of a `Uint8Array`) and returns a `type: number?` — an index in the file types "enum", or `-1` if it doesn't match any file type, or `undefined` if it's still deciding on the file type.
 * @throws {InvalidInputError}
 */
function createFileTypeDetector() {
  var type;
  var possibleTypes = indexesOf(FILE_TYPE_SIGNATURES);
  var i = 0;
  // Returns a function that should be called for each leading byte of the file
  // until it starts returning a number.
  return function (_byte) {
    // If the type of the file is still being determined.
    if (isNaN(type)) {
      var t;
      possibleTypes = possibleTypes.filter(function (typeIndex) {
        if (_byte === FILE_TYPE_SIGNATURES[typeIndex][i]) {
          if (FILE_TYPE_SIGNATURES[typeIndex].length === i + 1) {
            t = typeIndex;
          }
          return true;
        }
      });
      if (possibleTypes.length === 1) {
        type = t;
      } else if (possibleTypes.length === 0) {
        // `type: -1` means "the type of the file couldn't be determined"
        type = -1;
      }
    }
    i++;
    return type;
  };
}
function indexesOf(array) {
  var indexes = [];
  var i = 0;
  while (i < array.length) {
    indexes.push(i);
    i++;
  }
  return indexes;
}
//# sourceMappingURL=createFileTypeDetector.js.map
;// CONCATENATED MODULE: ./node_modules/read-excel-file/modules/xlsx/file/validateLeadingBytes.js
function _createForOfIteratorHelperLoose(o, allowArrayLike) { var it = typeof Symbol !== "undefined" && o[Symbol.iterator] || o["@@iterator"]; if (it) return (it = it.call(o)).next.bind(it); if (Array.isArray(o) || (it = _unsupportedIterableToArray(o)) || allowArrayLike && o && typeof o.length === "number") { if (it) o = it; var i = 0; return function () { if (i >= o.length) return { done: true }; return { done: false, value: o[i++] }; }; } throw new TypeError("Invalid attempt to iterate non-iterable instance.\nIn order to be iterable, non-array objects must have a [Symbol.iterator]() method."); }
function _unsupportedIterableToArray(o, minLen) { if (!o) return; if (typeof o === "string") return _arrayLikeToArray(o, minLen); var n = Object.prototype.toString.call(o).slice(8, -1); if (n === "Object" && o.constructor) n = o.constructor.name; if (n === "Map" || n === "Set") return Array.from(o); if (n === "Arguments" || /^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n)) return _arrayLikeToArray(o, minLen); }
function _arrayLikeToArray(arr, len) { if (len == null || len > arr.length) len = arr.length; for (var i = 0, arr2 = new Array(len); i < len; i++) arr2[i] = arr[i]; return arr2; }
// This code was originally submitted by Etienne Prothon.
// https://gitlab.com/catamphetamine/read-excel-file/-/merge_requests/11



function validateLeadingBytes(bytes) {
  var fileTypeDetector = createFileTypeDetector();
  for (var _iterator = _createForOfIteratorHelperLoose(bytes), _step; !(_step = _iterator()).done;) {
    var _byte = _step.value;
    if (validateByte(_byte, fileTypeDetector)) {
      return;
    }
  }
  noFileTypeCouldBeDetermined(bytes.length);
}
function validateByte(_byte2, fileTypeDetector) {
  var fileType = fileTypeDetector(_byte2);
  if (fileType !== undefined) {
    // If it has determined that the file type is `.xls`.
    if (fileType === XLS_FILE_TYPE) {
      throw new InvalidInputError_InvalidInputError('XLS_FILE_NOT_SUPPORTED');
    }
    // If it has determined that the file type is none of the known ones.
    if (fileType < 0) {
      throw new InvalidInputError_InvalidInputError('FILE_NOT_SUPPORTED');
    }
    return true;
  }
}
function noFileTypeCouldBeDetermined(byteCount) {
  // The file type couldn't be determined — not enough bytes.
  throw new InvalidInputError_InvalidInputError(byteCount === 0 ? 'NO_DATA' : 'FILE_NOT_SUPPORTED');
}
//# sourceMappingURL=validateLeadingBytes.js.map
;// CONCATENATED MODULE: ./node_modules/read-excel-file/modules/utility/checkpoint.js
// This code is used to profile reading `.xlsx` files.
// It shows how much time each stage executes for.
// To enable the logs with the timing, set a global variable
// called `READ_EXCEL_FILE_CHECKPOINTS` in Node.js or web browser.

// This global variable is only exported to be added in the dependencies of a worker function.
// See `worker-f` package for more info.
var latestCheckpointTimestamp;
function checkpoint(name) {
  var now = Date.now();

  // See if the global flag for "should output log" is set to `true`.
  var shouldOutputLog = typeof global !== 'undefined' ? Boolean(global.READ_EXCEL_FILE_CHECKPOINTS) : typeof window !== 'undefined' ? Boolean(window.READ_EXCEL_FILE_CHECKPOINTS) : false;
  if (shouldOutputLog) {
    if (latestCheckpointTimestamp) {
      console.log('  -', now - latestCheckpointTimestamp, 'ms');
    }
    console.log('*', name);
  }
  latestCheckpointTimestamp = now;
}
function resetCheckpoint() {
  latestCheckpointTimestamp = undefined;
}
//# sourceMappingURL=checkpoint.js.map
;// CONCATENATED MODULE: ./node_modules/read-excel-file/modules/export/unpackXlsxFileUniversal.js







/**
 * Unpacks `*.xlsx` file contents.
 * An `.xlsx` file is really just a `.zip` archive with `.xml` files inside.
 * @param  {(Blob|ArrayBuffer)} input
 * @return {Promise<Record<string,Uint8Array>} Resolves to an object holding `*.xlsx` file entries.
 */
function unpackXlsxFile(input) {
  resetCheckpoint();
  checkpoint('unpack files');
  return getArrayBuffer(input).then(function (arrayBuffer) {
    validateLeadingBytes(new Uint8Array(arrayBuffer));
    return unzipFromArrayBuffer(arrayBuffer, {
      filter: filterZipArchiveEntry
    }).then(function (result) {
      return result;
    }, function (error) {
      if (error instanceof UnzipError_UnzipError) {
        throw new InvalidInputError_InvalidInputError('INVALID_ZIP', error.cause);
      } else {
        throw error;
      }
    });
  });
}
function getArrayBuffer(input) {
  if (input instanceof Blob) {
    return input.arrayBuffer();
  }
  if (input instanceof ArrayBuffer) {
    return Promise.resolve(input);
  }
  throw new InvalidInputError_InvalidInputError('INPUT_TYPE_NOT_SUPPORTED');
}
//# sourceMappingURL=unpackXlsxFileUniversal.js.map
;// CONCATENATED MODULE: ./node_modules/read-excel-file/modules/xlsx/unescapeXlsxString.js
// This file was originally submitted by Osama Ansar.
// https://github.com/catamphetamine/read-excel-file/pull/126

/**
 * Decodes the `_xHHHH_` escape sequences of the `ST_Xstring` ("Escaped String") type
 * (ECMA-376 Part 1, §22.9.2.19), which is used in `.xlsx` files to encode characters
 * that're considered illegal in the XML 1.0 specification.
 *
 * One might ask: "For those characters, why not simply use XML's own escaping mechanism?".
 * I.e. why not simply encode illegal characters as "&#xHHHH;"? The answer is: the XML 1.0 specification
 * doesn't allow using the entire range `0000`...`HHHH` when escaping characters via "&#xHHHH;".
 * Specifically, it doesn't allow "control characters" such as "carriage return" or "backspace"
 * be encoded that way. For example, "&#x0008;" character sequence (backspace) is illegal in XML 1.0.
 * Later, XML 1.1 fixed this by allowing any character sequence except for "&#x0000;". But despite
 * the specification change, XML 1.1 is rarely supported by modern parsers, browsers, and web services.
 * Relying on it usually breaks interoperability, and the XLSX specification is based on XML 1.0 anyway.
 *
 * So in XLSX specification, illegal XML characters are written as `_x` + 4 hexadecimal digits + `_`.
 * And when there's a legitimate subtring "_xHHHH_" that shouldn't be confused with an escaped character,
 * it is written as `_x005F_xHHHH_`, i.e. with its leading "_" character escaped, and the rest characters
 * left untouched.
 *
 * When decoding an "_xHHHH_" substrings in a string, matches are replaced left to right and don't overlap,
 * so `_x005F_x0041_` is decoded as "_x0041_" and not as "_A".
 *
 * @param {string} string
 * @returns {string}
 */
function unescapeXlsxString(string) {
  // Skip the regular expression for the most common case of no escapes.
  // Performing this check results in significantly better performance
  // compared to if it jumped right to the execution of the regexp below.
  //
  // Why it's faster:
  //
  // * Fast-path rejection: If "_x" is absent, .indexOf("_x") bails out in nanoseconds
  //   without ever touching the regex engine or allocating match arrays.
  // * Reduced engine overhead: Invoking .replace(), .match(), or .exec() with a global regexp
  //   carries setup and state-tracking overhead, even when there is no match.
  // * SIMD optimization: Substring searches for short, fixed literals like "_x"
  //   are heavily optimized at the hardware level in modern JS runtimes.
  //
  if (string.indexOf('_x') < 0) {
    return string;
  }
  return string.replace(/_x([0-9A-Fa-f]{4})_/g, function (_, hex) {
    return String.fromCharCode(parseInt(hex, 16));
  });
}
//# sourceMappingURL=unescapeXlsxString.js.map
;// CONCATENATED MODULE: ./node_modules/read-excel-file/modules/xlsx/parseSpreadsheetInfo.js


/**
 * Parses spreadsheet info.
 * @param {string} content
 * @param  {function} parseXml — SAX XML parser.
 * @returns {object} An object of shape `{ epoch1904: boolean, sheets: Sheet[] }`.
 */
function parseSpreadsheetInfo(content, parseXml) {
  var state = createInitialState();
  return parseXml(content, state, onOpenTag, null, null).then(function () {
    return getResultFromState(state);
  });
  function createInitialState() {
    return {
      workbookPr: undefined,
      sheets: []
    };
  }
  function getResultFromState(state) {
    return {
      epoch1904: state.workbookPr ? state.workbookPr.epoch1904 : false,
      sheets: state.sheets
    };
  }
  function onOpenTag(tagName, attributes, state) {
    if (tagName === 'workbookPr') {
      // The official Open XML specification dictates that the top-level `<workbook/>` element
      // should only contain exactly one `<workbookPr/>` element. In case of multiple ones,
      // only the first one is being read and the rest are simply ignored.
      //
      // There's a `1904-based-dates.xlsx` test case that happens to include multiple `<workbookPr/>`
      // elements by accident, most likely because I edited its `.xml` files by hand and didn't notice
      // the already-existing `<workbookPr/>` tag.
      //
      // At first I thought about just fixing that one `.xlsx` test file but later
      // I saw that another library called `SheetJS` specifically handles such cases
      // by only reading the first `<workbookPr/>` element and ignoring the rest,
      // so I though that perhaps it would make some sense to do same thing here.
      // https://github.com/SheetJS/sheetjs/issues/1619
      //
      if (!state.workbookPr) {
        // Read `<workbookPr/>` element attributes to detect whether dates are 1900-based or 1904-based.
        // https://support.microsoft.com/en-gb/help/214330/differences-between-the-1900-and-the-1904-date-system-in-excel
        // http://webapp.docx4java.org/OnlineDemo/ecma376/SpreadsheetML/workbookPr.html
        state.workbookPr = {
          epoch1904: attributes.date1904 === '1'
        };
      }
    } else if (tagName === 'sheet') {
      // Example of `<sheets/>` element:
      // ```
      // <sheets>
      //   <sheet
      //     xmlns:ns="http://schemas.openxmlformats.org/officeDocument/2006/relationships"
      //     name="Sheet1"
      //     sheetId="1"
      //     ns:id="rId3"/>
      // </sheets>
      // ```
      if (attributes.name) {
        state.sheets.push({
          // `sheetId` attribute value is an arbitrary, `1`-based unique positive integer
          // assigned to a worksheet, typically starting at `1` for the first sheet.
          //  Deleting and adding new sheets might cause the sheetId values to become non-sequential.
          // For example, `sheetId`s could be `1`, `2`, `4`, if sheet `3` was deleted.
          id: Number(attributes.sheetId),
          // A sheet name could potentially include _xHHHH_ escaped characters.
          name: unescapeXlsxString(attributes.name),
          relationId: attributes.id
        });
      }
    }
  }
}
//# sourceMappingURL=parseSpreadsheetInfo.js.map
;// CONCATENATED MODULE: ./node_modules/read-excel-file/modules/xlsx/parseFilePaths.js
/**
 * Returns sheet file paths.
 * Seems that the correct place to look for the `sheetId` -> `filename` mapping
 * is `xl/_rels/workbook.xml.rels` file.
 * https://github.com/tidyverse/readxl/issues/104
 * @param  {string} content — `xl/_rels/workbook.xml.rels` file contents.
 * @param  {function} parseXml — SAX XML parser.
 * @return {object} — An object of shape `{ sheets: Record<string, string>, sharedStrings: string?, styles: string? }`
 */
function parseFilePaths(content, parseXml) {
  // There're two standards of `.xlsx` files:
  // * So-called "transitional", that emerged originally in 2006 and debuted widely with Microsoft Office 2007.
  // * So-called "strict", that emerged in 2008  with the publication of the ISO/IEC 29500 specification.
  //
  // "Transitional" standard was released in 2007 and includes legacy elements, old namespaces,
  // and compatibility features to support conversions from 1990s binary format `.xls`.
  // This remains Excel's default save format.
  //
  // "Strict" standard was introduced conceptually in 2008, but fully realized with modern namespaces
  // and no legacy tags (like VML or old drawing quirks) later on. Microsoft added reading support
  // in Excel 2010 and the ability to save Strict files starting in Excel 2013.
  //
  var RELATIONSHIPS_BASE_URL_TRANSITIONAL_STANDARD = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/';
  var RELATIONSHIPS_BASE_URL_STRICT_STANDARD = 'http://purl.oclc.org/ooxml/officeDocument/relationships/';

  // Example:
  // <Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
  //   ...
  //   <Relationship
  //     Id="rId3"
  //     Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet"
  //     Target="worksheets/sheet1.xml"/>
  // </Relationships>
  var state = createInitialState();
  return parseXml(content, state, onOpenTag, null, null).then(function () {
    return getResultFromState(state);
  });
  function createInitialState() {
    return {
      sheets: {},
      sharedStrings: undefined,
      styles: undefined
    };
  }
  function getResultFromState(state) {
    return state;
  }
  function onOpenTag(tagName, attributes, state) {
    if (tagName === 'Relationship') {
      addFilePathForRelation(state, attributes.Id, attributes.Type, attributes.Target);
    }
  }
  function addFilePathForRelation(state, id, type, target) {
    switch (type) {
      case RELATIONSHIPS_BASE_URL_TRANSITIONAL_STANDARD + 'styles':
      case RELATIONSHIPS_BASE_URL_STRICT_STANDARD + 'styles':
        state.styles = getFilePathFromRelationTarget(target);
        break;
      case RELATIONSHIPS_BASE_URL_TRANSITIONAL_STANDARD + 'sharedStrings':
      case RELATIONSHIPS_BASE_URL_STRICT_STANDARD + 'sharedStrings':
        state.sharedStrings = getFilePathFromRelationTarget(target);
        break;
      case RELATIONSHIPS_BASE_URL_TRANSITIONAL_STANDARD + 'worksheet':
      case RELATIONSHIPS_BASE_URL_STRICT_STANDARD + 'worksheet':
        state.sheets[id] = getFilePathFromRelationTarget(target);
        break;
    }
  }
  function getFilePathFromRelationTarget(path) {
    // Normally, `path` is a relative path inside the ZIP archive,
    // like "worksheets/sheet1.xml", or "sharedStrings.xml", or "styles.xml".
    // There has been one weird case when file path was an absolute path,
    // like "/xl/worksheets/sheet1.xml" (specifically for sheets):
    // https://github.com/catamphetamine/read-excel-file/pull/95
    // Other libraries (like `xlsx`) and software (like Google Docs)
    // seem to support such absolute file paths, so this library does too.
    if (path[0] === '/') {
      return path.slice('/'.length);
    }
    // // Seems like a path could also be a URL.
    // // http://officeopenxml.com/anatomyofOOXML-xlsx.php
    // if (/^[a-z]+\:\/\//.test(path)) {
    //   return path
    // }
    return 'xl/' + path;
  }
}
//# sourceMappingURL=parseFilePaths.js.map
;// CONCATENATED MODULE: ./node_modules/read-excel-file/modules/xlsx/parseStyles.js
function parseStyles_typeof(o) { "@babel/helpers - typeof"; return parseStyles_typeof = "function" == typeof Symbol && "symbol" == typeof Symbol.iterator ? function (o) { return typeof o; } : function (o) { return o && "function" == typeof Symbol && o.constructor === Symbol && o !== Symbol.prototype ? "symbol" : typeof o; }, parseStyles_typeof(o); }
var _excluded = ["xfId"];
function ownKeys(e, r) { var t = Object.keys(e); if (Object.getOwnPropertySymbols) { var o = Object.getOwnPropertySymbols(e); r && (o = o.filter(function (r) { return Object.getOwnPropertyDescriptor(e, r).enumerable; })), t.push.apply(t, o); } return t; }
function _objectSpread(e) { for (var r = 1; r < arguments.length; r++) { var t = null != arguments[r] ? arguments[r] : {}; r % 2 ? ownKeys(Object(t), !0).forEach(function (r) { _defineProperty(e, r, t[r]); }) : Object.getOwnPropertyDescriptors ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(t)) : ownKeys(Object(t)).forEach(function (r) { Object.defineProperty(e, r, Object.getOwnPropertyDescriptor(t, r)); }); } return e; }
function _defineProperty(obj, key, value) { key = parseStyles_toPropertyKey(key); if (key in obj) { Object.defineProperty(obj, key, { value: value, enumerable: true, configurable: true, writable: true }); } else { obj[key] = value; } return obj; }
function parseStyles_toPropertyKey(arg) { var key = parseStyles_toPrimitive(arg, "string"); return parseStyles_typeof(key) === "symbol" ? key : String(key); }
function parseStyles_toPrimitive(input, hint) { if (parseStyles_typeof(input) !== "object" || input === null) return input; var prim = input[Symbol.toPrimitive]; if (prim !== undefined) { var res = prim.call(input, hint || "default"); if (parseStyles_typeof(res) !== "object") return res; throw new TypeError("@@toPrimitive must return a primitive value."); } return (hint === "string" ? String : Number)(input); }
function _objectWithoutProperties(source, excluded) { if (source == null) return {}; var target = _objectWithoutPropertiesLoose(source, excluded); var key, i; if (Object.getOwnPropertySymbols) { var sourceSymbolKeys = Object.getOwnPropertySymbols(source); for (i = 0; i < sourceSymbolKeys.length; i++) { key = sourceSymbolKeys[i]; if (excluded.indexOf(key) >= 0) continue; if (!Object.prototype.propertyIsEnumerable.call(source, key)) continue; target[key] = source[key]; } } return target; }
function _objectWithoutPropertiesLoose(source, excluded) { if (source == null) return {}; var target = {}; var sourceKeys = Object.keys(source); var key, i; for (i = 0; i < sourceKeys.length; i++) { key = sourceKeys[i]; if (excluded.indexOf(key) >= 0) continue; target[key] = source[key]; } return target; }
/**
 * Parses `.xlsx` file styles.
 * http://officeopenxml.com/SSstyles.php
 * Returns an array of cell styles.
 * A cell style index is the cell style ID.
 * @param {string} content
 * @param  {function} parseXml — SAX XML parser.
 * @returns {object} styles
 */
function parseStyles(content, parseXml) {
  // https://social.msdn.microsoft.com/Forums/sqlserver/en-US/708978af-b598-45c4-a598-d3518a5a09f0/howwhen-is-cellstylexfs-vs-cellxfs-applied-to-a-cell?forum=os_binaryfile
  // https://www.office-forums.com/threads/cellxfs-cellstylexfs.2163519/
  var state = createInitialState();
  return parseXml(content, state, onOpenTag, onCloseTag, null).then(function () {
    return getResultFromState(state);
  });
  function createInitialState() {
    return {
      numberFormats: [],
      baseStyles: [],
      // The first `164` elements of the `styles` array are going to be `undefined`
      // because those represent the built-in "default" styles in `.xlsx` specification.
      // These "default" styles have IDs from `0` to `163`, i.e. according to their index.
      styles: [],
      cellStyleXfs: false,
      cellXfs: false
    };
  }
  function getResultFromState(state) {
    return state.styles.map(function (style) {
      if (style.xfId) {
        var xfId = style.xfId,
          styleProperties = _objectWithoutProperties(style, _excluded);
        return _objectSpread(_objectSpread({}, state.baseStyles[xfId]), styleProperties);
      } else {
        return style;
      }
    });
  }
  function onOpenTag(tagName, attributes, state) {
    if (tagName === 'numFmt') {
      // `<numFmts/>` element contains `<numFmt/>` elements.
      // `<numFmt/>` defines a "number format" template.
      // The value of `numFmtId` attribute is a (numeric) ID of this "number format".
      var numFmtId = Number(attributes.numFmtId);
      var numberFormat = {
        id: numFmtId
      };
      //
      // If (and only if) `numFmtId` is >= 164, it is supposed to specify a `formatCode` (a template).
      //
      // For some reason, Microsoft Excel 2007 doesn't allow to redefine `numFmtId="99"`
      // but at the same time does allow redefining `numFmtId="100"`.
      //
      // Google AI says:
      //
      // "Standard built-in Excel formats use IDs from 0 to 49 (and some regional ones up to 81).
      //  IDs 164 and above are officially reserved for custom formats, but third-party spreadsheet
      //  generators or older templates frequently assign custom IDs starting at 100 (or lower)"
      //
      // Because of such "non-strict" behavior of Microsoft Excel 2007 regarding overwriting
      // number formats with ID >= 100, this package mimicks such "non-strict" approach.
      //
      if (numFmtId >= 100) {
        numberFormat.template = attributes.formatCode;
      }
      state.numberFormats[numFmtId] = numberFormat;
    } else if (tagName === 'cellStyleXfs') {
      // `<cellStyleXfs/>` contains "base styles" that could be extended by `<cellXfs/>`.
      // These styles don't apply to individual cells directly. They can only be extended.
      state.cellStyleXfs = true;
    } else if (tagName === 'cellXfs') {
      // `<cellXfs/>` contains individual cell styles. They can extend "base styles".
      state.cellXfs = true;
    } else if (tagName === 'xf') {
      if (state.cellStyleXfs) {
        // The index of a `<xf/>` element is by definition its numeric ID.
        // Therefore, even empty `style` elements still must be put into the array.
        state.baseStyles.push(parseCellStyle(attributes));
      } else if (state.cellXfs) {
        var style = parseCellStyle(attributes, state.numberFormats);
        // A style might extend a "base style" by its numeric ID.
        if (attributes.xfId) {
          style.xfId = Number(attributes.xfId);
        }
        // The index of a `<xf/>` element is by definition its numeric ID.
        // Therefore, even empty `style` elements still must be put into the array.
        state.styles.push(style);
      }
    }
  }
  function onCloseTag(tagName, state) {
    if (tagName === 'cellStyleXfs') {
      state.cellStyleXfs = false;
    } else if (tagName === 'cellXfs') {
      state.cellXfs = false;
    }
  }
  function parseCellStyle(attributes, numberFormats) {
    var style = {};
    // `numFmtId` in `<cellStyleXfs/>` and `<cellXfs/>` is a numerical ID
    // referencing the cell's "number format". Values from `0` to `163` are built-in formats,
    // while values `164` and above are custom formats defined in the `<numFmts/>` element.
    if (attributes.numFmtId) {
      var numFmtId = Number(attributes.numFmtId);
      // Built-in number formats don't have a `<numFmt/>` element in `styles.xml`.
      // https://hexdocs.pm/xlsxir/number_styles.html
      if (numberFormats && numberFormats[numFmtId]) {
        // Non-built-in number format.
        style.numberFormat = numberFormats[numFmtId];
      } else {
        // Built-in number format.
        style.numberFormat = {
          id: numFmtId
        };
      }
    }
    return style;
  }
}
//# sourceMappingURL=parseStyles.js.map
;// CONCATENATED MODULE: ./node_modules/read-excel-file/modules/xlsx/parseSharedStrings.js


/**
 * Parses `sharedStrings.xml` file.
 * @param {string} content
 * @param {function} parseXml — SAX XML parser.
 * @returns {Promise<string[]>}
 */
function parseSharedStrings(content, parseXml) {
  var state = createInitialState();
  return parseXml(content, state, onOpenTag, onCloseTag, onText).then(function () {
    return getResultFromState(state);
  });
  function createInitialState() {
    return {
      si: undefined,
      strings: []
    };
  }
  function getResultFromState(state) {
    return state.strings;
  }

  // In an XLSX `sharedStrings.xml` file, a <si/> (string item) element can have
  // either a single child <t/> element (meaning that "rich formatting" is not used)
  // or multiple child <r/> elements (meaning that "rich formatting" is used).
  function onOpenTag(tagName, attributes, state) {
    if (tagName === 'si') {
      state.si = createInitialStateInSharedString();
    } else if (state.si) {
      onOpenTagInSharedString(tagName, attributes, state.si);
    }
  }
  function onCloseTag(tagName, state) {
    if (tagName === 'si') {
      // Decode any potential `_xHHHH_`-encoded characters in a shared string.
      // Do it after all the `<t/>` chunks of the string have been concatenated.
      state.strings.push(unescapeXlsxString(state.si.string));
      state.si = undefined;
    } else if (state.si) {
      onCloseTagInSharedString(tagName, state.si);
    }
  }
  function onText(text, state) {
    if (state.si) {
      onTextInSharedString(text, state.si);
    }
  }

  // Shared String

  function createInitialStateInSharedString() {
    return {
      t: false,
      r: false,
      rPh: false,
      string: ''
    };
  }

  // In an XLSX `sharedStrings.xml` file, a <si/> (string item) element can have
  // either a single child <t/> element (meaning that "rich formatting" is not used)
  // or multiple child <r/> elements (meaning that "rich formatting" is used).
  function onOpenTagInSharedString(tagName, attributes, state) {
    // The possible children of <si> are:
    // * <t>: Represents a simple text string. For plain text, this is the only child.
    // * <r>: Represents a rich text run. When a cell contains text where only some words are bolded, colored, or styled differently, multiple <r> elements are used to break the text into formatted segments.
    // * <rPh> (Phonetic Run): Used primarily for East Asian languages to provide phonetic reading/pronunciation data (e.g., furigana in Japanese). It associates a phonetic pronunciation run right alongside the base string text tag <t>.
    // * <phoneticPr>: Defines the phonetic properties used for East Asian languages, specifically mapping how strings should be read for sorting and pronunciation.
    if (tagName === 't') {
      state.t = true;
    } else if (tagName === 'r') {
      // The possible children of <r/> are:
      // * <rPr> (Run Properties): The formatting properties for the text (font, size, color, bold, italic, etc.).
      // * <t> (Text): The actual text payload.
      // * <rPh> (Phonetic Run): Phonetic pronunciation guidance (used for East Asian languages like Japanese). It associates a phonetic pronunciation run right alongside the base string text tag <t>.
      state.r = true;
    } else if (tagName === 'rPh') {
      // The possible children of <rPh/> are:
      // * <t> (Text):  Contains the actual phonetic text or reading (usually in Katakana for Japanese) that corresponds to the associated character string.
      state.rPh = true;
    }
  }
  function onCloseTagInSharedString(tagName, state) {
    if (tagName === 't') {
      state.t = false;
    } else if (tagName === 'r') {
      state.r = false;
    } else if (tagName === 'rPh') {
      state.rPh = false;
    }
  }
  function onTextInSharedString(text, state) {
    if (state.rPh) {
      // Ignore anything inside `<rPh/>` tags
    } else if (state.t) {
      if (state.r) {
        // An `<r/>` element could contain multiple `<t/>` elements,
        // the text content from all of which should be concatenated.
        state.string += text;
      } else {
        state.string = text;
      }
    }
  }
}
//# sourceMappingURL=parseSharedStrings.js.map
;// CONCATENATED MODULE: ./node_modules/read-excel-file/modules/xlsx/parseExcelTimestamp.js
// Parses an Excel Date (represented by a "serial" floating-point number)
// into a javascript `Date` timestamp in UTC+0 timezone (with time is set to 00:00).
//
// https://www.pcworld.com/article/3063622/software/mastering-excel-date-time-serial-numbers-networkdays-datevalue-and-more.html
// "If you need to calculate dates in your spreadsheets,
//  Excel uses its own unique system, which it calls Serial Numbers".
//
function parseExcelTimestamp(excelSerialDate, epoch1904) {
  // "Excel serial date" is just a (fractional) count of days passed since `00/01/1900`.
  //
  // In contrast, "Unix timestamps" use `01/01/1970` as the baseline for numeric dates.
  //
  // In order to convert one into another, it should calculate the count of days elapsed
  // since `00/01/1900` (Excel epoch) till `01/01/1970` (Unix epoch), or the count of days
  // between year `1900` and year `1970`, plus one day.
  //
  // It also should account for the number of "leap years" between year `1900` and year `1970`,
  // which is 17 of them. https://kalender-365.de/leap-years.php
  //
  // "One year has the length of 365 days, 5 hours, 48 minutes and 45 seconds.
  //  These are 365.2421875 days. This is hard to calculate with, so for practical reasons
  //  a normal year has been given 365 days and a leap year 366 days. In leap years,
  //  February 29th is added as leap day, which doesn't exist in a normal year.
  //  A leap year is every 4 years, but not every 100 years, then again every 400 years.
  //  So the year 1900 wasn't a leap year, but 2000 was".
  //
  // And also, Excel has a historical bug when it incorrectly assumes year `1900` to be a leap year,
  // and, as a result, all Excel serial dates starting from March 1st, 1900 lag 1 day behind
  // and require an additional 1 day to be added to them in order to be converted to a proper timestamp.
  //
  // https://learn.microsoft.com/en-us/answers/questions/5249322/why-does-microsoft-excel-considers-29-02-1900-to-b?forum=msoffice-all&referrer=answers#:~:text=This%20made%20it%20easier%20for,other%20programs%20that%20use%20dates.
  //
  // "When Lotus 1-2-3 was first released, the program assumed that the year 1900 was a leap year,
  //  even though it actually was not a leap year. This made it easier for the program to handle
  //  leap years and caused no harm to almost all date calculations in Lotus 1-2-3.
  //
  //  When Microsoft Multiplan and Microsoft Excel were released, they also assumed that 1900
  //  was a leap year. This assumption allowed Microsoft Multiplan and Microsoft Excel to use
  //  the same serial date system used by Lotus 1-2-3 and provide greater compatibility with Lotus 1-2-3.
  //  Treating 1900 as a leap year also made it easier for users to move worksheets from one program
  //  to the other".
  //
  // So the historical bug is basically that Excel thinks that February 29th, 1900 existed
  // while in reality it didn't. That's why it's actually 1 day off for any date after that one.
  //
  var NUMBER_OF_LEAP_YEARS_BETWEEN_1900_AND_1970 = 17;
  var JANUARY_0TH_1900_DAY = 1;
  var ERRONEOUS_FEBRUARY_29_1990_DAY = 1;

  // An approximate count of seconds in a day is:
  // 24 hours * 60 minutes in an hour * 60 seconds in a minute
  //
  // It is approximate because a minute could be longer than 60 seconds, due to "leap seconds".
  //
  // Still, javascript `Date`, and UNIX time in general, intentionally
  // drop the concept of "leap seconds" in order to make things simpler.
  // So this approximation is valid and doesn't result in any bugs.
  // https://stackoverflow.com/questions/53019726/where-are-the-leap-seconds-in-javascript
  //
  // "The JavaScript Date object specifically adheres to the concept of Unix Time
  //  (albeit with higher precision). This is part of the POSIX specification,
  //  and thus is sometimes called "POSIX Time". It does not count leap seconds,
  //  but rather assumes every day had exactly 86,400 seconds. You can read about
  //  this in section 20.3.1.1 of the current ECMAScript specification, which states:
  //
  //  "Time is measured in ECMAScript in milliseconds since 01 January, 1970 UTC.
  //   In time values leap seconds are ignored. It is assumed that there are exactly
  //   86,400,000 milliseconds per day."
  //
  // The reason is that the unpredictable nature of leap seconds makes them very
  // difficult to work with in APIs. One can't generally pass timestamps around
  // that need leap seconds tables to be interpreted correctly, and expect that
  // one system will interpret them the same as another. For example, a timestamp
  // `1483228826` that accounts for "leap seconds" should've been interpreted as
  // "2017-01-01T00:00:00Z", but if the receiver doesn't account for "leap seconds",
  // they would interpret it as "2017-01-01T00:00:26Z" (e.g. POSIX-based systems like Linux),
  // So "leap seconds" aren't really portable.
  // Even on systems that have full frequently-updated "leap second" tables,
  // there's no telling what adjustments those tables will contain in the future
  // (i.e. beyond the 6-month IERS announcement period) because "leap seconds" can't be
  // determined by a fixed mathematical formula or something like that. Instead,
  // scientists introduce them as needed based on the observed Earth's rotation around the sun.
  //
  // "Because the Earth's rotational speed varies in response to climatic and geological events,
  //  UTC leap seconds are irregularly spaced and not precisely predictable. The decision to insert
  // a leap second is made by the International Earth Rotation and Reference Systems Service (IERS),
  // typically about six months in advance, to ensure that the difference between UTC and UT1
  // does not exceed ±0.9 seconds."
  //
  // One example is year `1900` which is "every fourth year" but it still is not a "leap year".
  //
  // To reiterate: to support leap seconds in a programming language, the implementation
  // must go out of its way to do so, and must make tradeoffs that are not always acceptable.
  // Though there are exceptions, the general position is to not support them - not because
  // of any subversion or active countermeasures, but because supporting them properly is much,
  // much harder.
  //
  // https://en.wikipedia.org/wiki/Unix_time#Leap_seconds
  // https://en.wikipedia.org/wiki/Leap_year
  // https://en.wikipedia.org/wiki/Leap_second
  //
  var DAY = 24 * 60 * 60 * 1000;
  var DAYS_IN_YEAR = 365;

  // Windows operating system uses floating-point numbers to represent dates,
  // where the number represents the count of days elapsed since January 0th, 1900.
  //
  // This also means that there're 2 aspects associated with this choice:
  //
  // * January 1st, 1900, 00:00 is represented by `1` rather than `0`, which looks a bit weird.
  // * 1900 is a special year because it's a "one in a 100 years" occasion when it's not a leap year.
  //
  // To work around those two aspects, Mac OS chose another baseline — January 1st, 1900.
  // Although, that only postponed the second issue because 2100 is going to be the next "speciaL" year
  // which is not going to be a "leap" one.
  //
  // Older versions of Excel on Mac OS used year 1904 as the default baseline for numeric dates.
  // Since 2011, Microsoft Excel on Mac OS uses year 1900 as the default baseline for cross-platform consistency.
  // https://support.microsoft.com/en-us/office/date-systems-in-excel-e7fe7167-48a9-4b96-bb53-5612a800b487
  //
  // So the 1904 baseline is now deprecated, although still available to be configured manually.
  // So it still might be encountered in Excel files created on MacOS.
  // In that case, the Excel file contains a special flag — `<workbook><workbookPr date1904="1"/>...` —
  // that tells the application which baseline is being used for numeric date timestamps.
  //
  if (epoch1904) {
    // Convert the numeric date timestamp from 1904 baseline to 1900 baseline.
    excelSerialDate += (1904 - 1900) * DAYS_IN_YEAR + JANUARY_0TH_1900_DAY + ERRONEOUS_FEBRUARY_29_1990_DAY;
  }
  var daysBeforeUnixEpoch = JANUARY_0TH_1900_DAY + ERRONEOUS_FEBRUARY_29_1990_DAY + (1970 - 1900) * DAYS_IN_YEAR + NUMBER_OF_LEAP_YEARS_BETWEEN_1900_AND_1970;
  return Math.floor((excelSerialDate - daysBeforeUnixEpoch) * DAY);
}
//# sourceMappingURL=parseExcelTimestamp.js.map
;// CONCATENATED MODULE: ./node_modules/read-excel-file/modules/xlsx/isDateFormat.js
// In some date formats, there's a ";@" postfix.
// It instructs the spreadsheet editor application to display any non-numeric
// value as is instead of hiding it or something like that.
//
// For example, if one inputs "Some text" instead of a date in such cell,
// it will still show "Some text" instead of an empty cell, even though
// the value is strictly-speaking invalid.
//
// Specifically, ";" means "anything before this applies only to a numeric value,
// while anything after it applies to a text value". And a follow-up "@" means
// "for a text value, just output it as is".
//
// It's not really clear why would anyone add such a feature to a format.
// Perhaps it feels more "user-friendly" towards a non-"tech-savvy" user
// of a spreadsheet editor application.
//
// Format examples:
//
// * "m/d/yyyy;@"
// * "[$-414]mmmm\ yyyy;@"
//
// This variable is exported only to be specified in `worker-f` dependencies.
//
var DATE_FORMAT_POSTFIX_THAT_ALLOWS_ANY_ARBITRARY_TEXT_INPUT = /;@$/;

// Date format template will be cleared of any "unrelated" characters.
//
// * Characters `a-z` are "related" because they're used as date format tokens.
//   * d — Day
//   * yyyy — Year
//   * etc
//
// * Characters `0#?,.%` are "related" because they indicate a numeric number format.
//   * 0 — Mandatory digit placeholder
//   * # — Optional digit placeholder
//   * ? — Digit placeholder that aligns decimals or fraction spaces
//   * , or . — Thousands and decimal separators. This one is ignored because
//     it could also be present in a valid date template: "d mmmm yyyy г." or "mmm dddd, yyyy"
//   * % — Percentage multiplier
//
// This  variable is exported only to be specified in `worker-f` dependencies.
//
var DATE_FORMAT_TOKEN_SPLITTER_REG_EXP = /[^a-z0#\?%]+/;

/**
 * XLSX standard does have "d" type for dates, but it's not commonly used.
 * Instead, `.xlsx` files use "n" type for storing both numbers and dates (as timestamps).
 * So how does one tell if a cell value should be interpreted as a number or as a date?
 * The answer is in the "format" that is used to "format" the cell value: if it's
 * date-specific then it's a date, otherwise it's a number.
 * This function tells if a given number format template represents a date rather than a number.
 * @param {number} formatId
 * @param {string} template
 * @param {boolean?[]} dateFormatDetectionCache
 * @returns {boolean}
 */
function isDateFormat(formatId, template, dateFormatDetectionCache) {
  var cachedResult = dateFormatDetectionCache[formatId];
  if (cachedResult === undefined) {
    return dateFormatDetectionCache[formatId] = isDateFormatTemplate(template);
  }
  return cachedResult;
}

/**
 * XLSX standard does have "d" type for dates, but it's not commonly used.
 * Instead, `.xlsx` files use "n" type for storing both numbers and dates (as timestamps).
 * So how does one tell if a cell value should be interpreted as a number or as a date?
 * The answer is in the "format" that is used to "format" the cell value: if it's
 * date-specific then it's a date, otherwise it's a number.
 * This function tells if a given number format template represents a date rather than a number.
 * @param {string} numberFormat
 * @returns {boolean}
 */
function isDateFormatTemplate(template) {
  // Date format tokens could be in upper case or in lower case.
  // Normalize the format template by lowercasing it first.
  template = template.toLowerCase();

  // In some date formats, there's an ";@" suffix. Remove it.
  //
  // Adding ";@"" at the end ensures that if someone types text into the cell
  // instead of a date, Excel displays that text normally rather than hiding it or throwing an error.
  // Because it occurs in almost all Excel date formats, it should be stripped.
  //
  template = template.replace(DATE_FORMAT_POSTFIX_THAT_ALLOWS_ANY_ARBITRARY_TEXT_INPUT, '');

  // Replace any escaped characters with a dummy placeholder
  // that won't be recognized as a "meaningful" character,
  // and therefore it won't influence further parsing.
  //
  // The dummy placeholder is not removed because it still acts as a sepaarator
  // between potential adjacent "meaningful" tokens. If it was simply removed
  // then it could potentially merge two valid date format tokens into an invalid one.
  // Example: "d\my" → "d y" (tokens: "d" and "y" — both valid) vs "d\my" → "dy" (unknown token "dy").
  //
  // Escaping is done by putting a backslash (\) directly before a character.
  // For example, `0.00\m` displays letter "m" literally instead of interpreting it
  // as a month or minute token.
  //
  template = template.replace(/\\./g, ' ');

  // Split the template by semicolon character into potential multiple independent parts
  // and then test each part independently. If one part represents a date format then
  // the entire format does.
  //
  // What are the cases when there could be a semicolon in a date format tempalte:
  //
  // * There could be a conditional prefix — `[Condition]TrueFormat;FalseFormat` —
  //   that splits the template into `TrueFormat` and `FalseFormat` parts which
  //   should be evaluated independently. If `TrueFormat` or `FalseFormat` part
  //   represents a date format then the entire format represents a date.
  //
  //   * Example: `[<45000]"Old: "yyyy-mm-dd;yyyy-mm-dd` displays "Old"
  //     if the date serial is under 45000, otherwise it shows the date.
  //
  //     * Possible operators:
  //       * [>number] (Greater than)
  //       * [>=number] (Greater than or equal to)
  //       * [<number] (Less than)
  //       * [<=number] (Less than or equal to)
  //       * [=number] (Equal to)
  //       * [<>number] (Not equal to)
  //
  //   * Excel only allows one conditional prefix to be used.
  //     * Correct: `[<45000]MM/DD/YYYY; DD-MMM-YYYY`
  //     * Incorrect: `[<45000]MM/DD/YYYY; [>=45000]DD-MMM-YYYY`
  //
  // * Another possible case of using semicolons is dividing a format for different types of data:
  //   `Positive values; Negative values; Zero values; Text`.
  //   In such case, if any of these parts represent a date then the entire format represents a date.
  //
  //   * Example: `yyyy-mm-dd;[Red]yyyy-mm-dd; "No Date"` — Displays normal dates normally,
  //     negative/error serials in red, and text/zero entries as "No Date".
  //
  var templates = template.split(';');

  // If any of the sub-templates represent a date then the entire template represents a date.
  return templates.some(isDateFormatSubTemplate);

  /**
   * Tells if a given format template formats a date.
   * @param {string} template
   * @returns {boolean}
   */
  function isDateFormatSubTemplate(template) {
    // Replace any quoted text with a dummy placeholder
    // that won't be recognized as a "meaningful" character,
    // and therefore it won't influence further parsing.
    //
    // The dummy placeholder is not removed because it still acts as a sepaarator
    // between potential adjacent "meaningful" tokens.If it was simply removed
    // then it could potentially merge two valid date format tokens into an invalid one.
    // Example: `d"-"y` → `d y` (tokens: "d" and "y" — both valid) vs `d"-"y` → `dy` (unknown token "dy").
    //
    // Formats could include arbitrary prefixes or postfixes.
    // Example: `"Date: "yyyy-mm-dd` will display "Date: 2026-06-06".
    // Example: `yyyy-mm-dd "EST"` will display "2026-08-09 EST".
    //
    template = template.replace(/"[^"]*"/g, ' ');

    // Remove ".0" or ".00" or ".000" tokens from the format template.
    //
    // * Adding ".0" after "s" tells Excel to displays the fractional part of a second
    //   rounded to one decimal place (tenths). For example, a template "mm:ss.0"
    //   will output: 30:00.0, 30:00.1, 30:00.2, etc.
    //
    //   * Another example: "[ss].0" format displays elapsed time in seconds
    //     with fractional tenths of a second, allowing seconds to accumulate
    //     past 59 without rolling over into minutes: 59.0, 60.0, 61.0, 62.0, etc.
    //
    // * Adding ".00" after "s" tells Excel to displays the fractional part of a second
    //   rounded to two decimal places (hundredths). For example, a template "mm:ss.00"
    //   will output: 30:00.00, 30:00.01, 30:00.02, etc.
    //
    // * Adding ".000" after "s" (such as "ss.000" or "s.000") displays milliseconds
    //   (fractional seconds) up to three decimal places: 30:00.000, etc.
    //
    // Sidenote: The character before `00` or `000` could not only be `.` but also `,`
    // depending on the system's language settings (European regions use `,`).
    //
    // Such tokens are also used in general number formats, so they're not exclusive to dates.
    // For example, ".000" token forces a number to display exactly three decimal places,
    // padding with zeros if necessary and rounding if there are more.
    //
    // This is the reason why "00" or "000" aren't added to `DATE_TEMPLATE_TOKENS` —
    // because they're not exclusively "date template tokens" but rather
    // "numeric template tokens" in general. Hence, they should be removed
    // at the clean-up stage, because their presence can't be a deciding factor
    // when telling if a given template corresponds to a date or not.
    //
    template = template.replace(/(\[?[smhd]{1,2}\]?)[\.\,]00?0?/g, '$1');

    // Replace elapsed time brackets with regular time tokens.
    //
    // Formats like `[h]:mm:ss` or `[m]:ss` explicitly represent durations (elapsed time)
    // rather than standard calendar dates, but they are parsed under the Date/Time engine
    // umbrella in Excel. The presence of `[d]` or `[h]` or `[m]` or `[s]` with square brackets
    // (or same tokens with duplicate letters like `[ss]` that conditionally add a leading zero)
    // automatically  categorizes it as a Time format.
    //
    template = template.replace(/\[([smhd]{1,2})\]/g, '$1');

    // Remove any prefixes from the format template.
    //
    // There could be multiple prefixes in a date format template.
    // Example: `[Yellow][DBNum1][$-404]yyyy"年"m"月"d"日";@`
    // Any of those prefixes, as their name suggests, could only be present at the start.
    // They could be present in any number and in any order.
    // All those prefixes should be stripped.
    //
    // What kinds of prefixes could there be?
    //
    // * Conditional prefix — `[Condition]TrueFormat;FalseFormat` — has already been explained earlier.
    //
    // * Native number modifier — It changes standard numbers or date values into native character sets,
    //   specifically lowercase Kanji, Chinese, or Korean numerals.
    //
    //   Example values:
    //
    //   * [DBNum1] / [NatNum1]: Displays numbers as lowercase or standard Kanji/native numerals
    //     (e.g., 一, 二, 三).
    //   * [DBNum2] / [NatNum2]: Displays numbers as formal/uppercase Kanji or traditional numerals
    //     (e.g., 壱, 弐, 参).
    //   * [DBNum3] / [NatNum3]: Displays numbers using full-width Arabic numerals.
    //   * [DBNum4]: Often maps to specific local simplified or phonetic numeral representations
    //     depending on the system language settings.
    //
    // * Color prefix — outputs the value in a given color.
    //
    //   Example values:
    //
    //   * `[ColorN]`
    //   * `[Red]`
    //   * `[Yellow]`
    //
    // * Locale prefix — outputs the value using according to a given locale.
    //
    //   Syntax format: [$-LCID], where "LCID" means "Windows Locale ID" and is a hexademical number.
    //
    //   Example values:
    //
    //   * [$-0409] — English (United States)
    //   * [$-0809] — English (United Kingdom)
    //   * [$-0407] — German (Germany)
    //   * [$-40c] — French (France)
    //   * [$-ru-RU] — Russian (Russia)
    //   * [$-x-sysdate] — Uses the computer's local system long date format
    //
    //   Example: `[$-0407]dd-mmm-yyyy` forces the short month name to output in German.
    //
    //   Such prefix could also specify an alternative calendar system using specific trailing letters:
    //
    //   Example values:
    //
    //   * [$-,F] — Lunar calendar
    //   * [$-,G] — Indian Civil calendar
    //   * [$-,M] — Persian calendar
    //   * [$-,N] — Hijri (Islamic) calendar
    //   * [$-,106] or [$-0106] — Arabic / Islamic calendar
    //   * [$-,B1] (legacy) — Forces standard Gregorian interpretation
    //   * [$-,B2] (legacy) — Forces Hijri interpretation mode
    //
    //   Seeing a locale prefix in a format doesn't necessarily imply that this is a date format.
    //   For example, `[$-409]#,##0.00` format could be used on a generic number to force
    //   standard dot-and-comma layout that is used the US English locale.
    //
    template = template.replace(/\[[^\]]*\]/g, '');

    // Extract any remaining alphabetic parts from what's left from the template string.
    // Example: "mm/dd/yyyy" → ["mm", "dd", "yyyy"]
    var tokens = template.split(DATE_FORMAT_TOKEN_SPLITTER_REG_EXP)
    // Filter out any empty-string tokens.
    // For example, Russian template "d mmmm yyyy г." contains "г." postfix after year.
    // Splitting it by the above regexp would prodce an empty-string token at the end of the template.
    // Similarly, splitting a non-existing template "г. d mmmm yyyy" by the regexp above
    // would produce an empty-string token at the start of the template.
    // So any instances of an empty-string token at the start or at the end should be filtered out.
    // Normally, Excel would escape any such "г." strings (and even spaced) with a backslash,
    // but an `.xlsx` file could come from any other source that does not perform such escaping,
    // such as a hand-made script.
    .filter(function (_) {
      return _;
    });

    // Normally, if there're any date-specific tokens in the template then it is considered
    // a date format. Otherwise, it is considered a number format.
    //
    // That algorithm works if the format template parsing engine is solid and covered
    // with a gazillion of tests, because otherwise it could potentially produce "false positive"
    // results due to the very "permissive" nature of it making a decision.
    //
    // If the format parsing engine has some kind of a bug, and falsely categorizes a format
    // to represent a date when in reality it represents a number, things could go wrong
    // and the user would get weird output when some numbers are presented as if they were dates.
    //
    // In order to avoid such "false positives", there're two ways:
    // * Someone ports a format template parsing engine from an existing spreadsheet editor application's code.
    // * The format template parsing engine stays as is but becomes less permissive when making a decision.
    //
    // The latter approach is used, meaning that inclusion of any "unexpected" characters in the template
    // will stop it from being treated as a date template. What should the "unexpected" characters be then?
    // I'd suppose that those should be ones that're known to be used in numeric number formats:
    //
    // * 0 — Mandatory digit placeholder
    // * # — Optional digit placeholder
    // * ? — Digit placeholder that aligns decimals or fraction spaces
    // * , or . — Thousands and decimal separators. This one is not included because it could also be used in date formats.
    // * % — Percentage multiplier

    return tokens.length === 0
    // If no date-template-specific tokens are present in what's left from the template string
    // then it could be any kind of template such as a generic numeric template
    // such as "$#,##0.00" currency template or "0.0%" percentage template.
    // I.e. it's better to output a "false positive" here rather than end up
    // accidentally interpreting numbers as dates, which users wouldn't want.
    ? false
    // If a non-date-format-specific token is found, then it might not necessarily be a date format.
    // In order to make a certain guess and avoid "false positives", it should treat any
    // unexpected situations as "not a date template" so that it doesn't accidentally
    // interpret numbers as dates, which users wouldn't want.
    : tokens.every(function (token) {
      return DATE_FORMAT_TEMPLATE_TOKENS.indexOf(token) >= 0;
    });
  }
}

// These tokens could be in upper case or in lower case.
// There seems to be no single standard, so using lower case.
//
// This is exported only to be specified in `worker-f` dependencies.
//
var DATE_FORMAT_TEMPLATE_TOKENS = [
// Seconds.
's',
// Seconds (min two digits). Example: "05".
'ss',
// Minutes. Could also means months, depending on the context. Example: "5".
'm',
// Minutes (min two digits). Could also means months, depending on the context. Example: "05".
'mm',
// Hours. Example: "1".
'h',
// Hours (min two digits). Example: "01".
'hh',
// "am" part of "am/pm" or "AM/PM".
'am',
// "pm" part of "am/pm" or "AM/PM".
'pm',
// "a" part of "a/p" or "A/P".
'a',
// "p" part of "a/p" or "A/P".
'p',
// Day. Example: "1"
'd',
// Day (min two digits). Example: "01"
'dd',
// Short, three-letter abbreviation for the day of the week. Example: "Mon"
'ddd',
// Full name of the day of the week. Example: "Monday"
'dddd',
// Abbreviated weekday name. Example: "Mon", "Tue"
'aaa',
// Full weekday name. Example: "Monday", "Tuesday"
'aaaa',
// First letter of the weekday name. Example: "M", "T"
'aaaaa',
// Month (numeric). Could also mean minutes, depending on the context. Example: "1".
'm',
// Month (numeric, min two digits). Could also mean minutes, depending on the context. Example: "01".
'mm',
// Month (shortened month name). Example: "Jan".
'mmm',
// Month (full month name). Example: "January".
'mmmm',
// Month (first letter). Example: "J".
'mmmmm',
// Excel typically treats a single `y` the same as `yy` in custom formatting,
// though standard practice is using `yy` or `yyyy`.
'y',
// Two-digit year, with a leading zero if needed. Example: "01".
'yy',
// Full year. Example: "2001".
'yyyy',
//
// `e` or `ee` token stands for "era year" and represents an era-based year,
// primarily supporting Japanese, Taiwanese, or Minguo/Buddhist calendar systems.
// An example of an "era year" would be Heisei or Reiwa year numbers,
// or Buddhist Era years which are Gregorian years plus 543.
//
// * `e` outputs the era year as a 4-digit (or unpadded) number.
//   For example, `2026` or `115` depending on the active regional era.
//   In standard Western/Gregorian locales, Excel often falls back to treating `e`
//   similarly to a regular year layout.
//
// * `ee` outputs a 2-digit padded era year. For example, `26` or `15`.
//
// * `eeee` — While `yyyy` is the standard token for a 4-digit year,
//   `eeee` is historically used for specialized international calendar eras
//   (like the Japanese or Taiwanese imperial eras). However, in standard
//   Western/Gregorian system locales, Excel treats `eeee` exactly like `yyyy`.
'e', 'ee', 'eeee'];
//# sourceMappingURL=isDateFormat.js.map
;// CONCATENATED MODULE: ./node_modules/read-excel-file/modules/xlsx/isDateFormatStyle.js
// XLSX does have "d" type for dates, but it's not commonly used.
// Instead, it prefers using "n" type for storing dates as timestamps.
//
// Whether a numeric value is a number or a date timestamp, it sometimes could be
// detected by looking at the value "format" and seeing if it's a date-specific one.


function isDateFormatStyle(style, defaultDateFormat, shouldGuessDateFormatFromNumberFormatTemplate, dateFormatDetectionCache) {
  if (!style.numberFormat) {
    return false;
  }
  if (
  // Whether it's a "number format" that's conventionally used for storing date timestamps.
  BUILT_IN_DATE_FORMAT_IDS.indexOf(style.numberFormat.id) >= 0 ||
  // Whether it's a "number format" that uses a "formatting template"
  // that the developer is certain is a date formatting template.
  defaultDateFormat && style.numberFormat.template === defaultDateFormat ||
  // Whether the "smart formatting template" feature is not disabled
  // and it has detected that it's a date formatting template by looking at it.
  shouldGuessDateFormatFromNumberFormatTemplate && style.numberFormat.template && isDateFormat(style.numberFormat.id, style.numberFormat.template, dateFormatDetectionCache)) {
    return true;
  }
  return false;
}

// Built-in formats have ID < 164.
// Some of those formats are intended to use when displaying dates.
//
// Depending on the "locale" used by the spreadsheet viewing application,
// different built-in format IDs might correspond to different templates.
// https://learn.microsoft.com/en-us/dotnet/api/documentformat.openxml.spreadsheet.numberingformat?view=openxml-2.8.1
//
// Here's a list of "locale"-independent built-in format IDs that're known to represent dates.
//
var LOCALE_INDEPENDENT_BUILT_IN_DATE_FORMAT_IDS = [14,
// mm-dd-yy
15,
// d-mmm-yy
16,
// d-mmm
17,
// mmm-yy
18,
// h:mm AM/PM
19,
// h:mm:ss AM/PM
20,
// h:mm
21,
// h:mm:ss
22,
// m/d/yy h:mm
45,
// mm:ss
46,
// [h]:mm:ss
47 // mmss.0
];

// "zh-tw" OR "zh-cn" locales.
// Language glyphs (aka "hieroglyphs") are not replaced with their respective unicode values here.
var MAINLAND_CHINESE_OR_TAIWANESE_LOCALE_BUILT_IN_DATE_FORMAT_IDS = [27,
// [$-404]e/m/d OR yyyy"年"m"月"
28,
// [$-404]e"年"m"月"d"日" OR m"月"d"日"
29,
// [$-404]e"年"m"月"d"日" OR m"月"d"日"
30,
// m/d/yy OR m-d-yy
31,
// yyyy"年"m"月"d"日" OR yyyy"年"m"月"d"日"
32,
// hh"時"mm"分" OR h"时"mm"分"
33,
// hh"時"mm"分"ss"秒" OR h"时"mm"分"ss"秒"
34,
// 上午/下午hh"時"mm"分" OR 上午/下午h"时"mm"分"
35,
// 上午/下午hh"時"mm"分"ss"秒" OR 上午/下午h"时"mm"分"ss"秒"
36,
// [$-404]e/m/d OR yyyy"年"m"月"
50,
// [$-404]e/m/d OR yyyy"年"m"月"
51,
// [$-404]e"年"m"月"d"日" OR m"月"d"日"
52,
// 上午/下午hh"時"mm"分" OR yyyy"年"m"月"
53,
// 上午/下午hh"時"mm"分"ss"秒" OR m"月"d"日"
54,
// [$-404]e"年"m"月"d"日" OR m"月"d"日"
55,
// 上午/下午hh"時"mm"分" OR 上午/下午h"时"mm"分"
56,
// 上午/下午hh"時"mm"分"ss"秒" OR 上午/下午h"时"mm"分"ss"秒"
57,
// [$-404]e/m/d OR yyyy"年"m"月"
58 // [$-404]e"年"m"月"d"日" OR m"月"d"日"
];

// "ja-jp" OR "ko-kr" locales.
// Language glyphs (aka "hieroglyphs") are not replaced with their respective unicode values here.
var JAPANESE_OR_KOREAN_LOCALE_BUILT_IN_DATE_FORMAT_IDS = [27,
// [$-411]ge.m.d OR yyyy"年" mm"月" dd"日"
28,
// [$-411]ggge"年"m"月"d"日" OR mm-dd
29,
// [$-411]ggge"年"m"月"d"日" OR mm-dd
30,
// m/d/yy OR mm-dd-yy
31,
// yyyy"年"m"月"d"日" OR yyyy"년" mm"월" dd"일"
32,
// h"時"mm"分" OR h"시" mm"분"
33,
// h"時"mm"分"ss"秒" OR h"시" mm"분" ss"초"
34,
// yyyy"年"m"月" OR yyyy-mm-dd
35,
// m"月"d"日" OR yyyy-mm-dd
36,
// [$-411]ge.m.d OR yyyy"年" mm"月" dd"日"
50,
// [$-411]ge.m.d OR yyyy"年" mm"月" dd"日"
51,
// [$-411]ggge"年"m"月"d"日" OR mm-dd
52,
// yyyy"年"m"月" OR yyyy-mm-dd
53,
// m"月"d"日" OR yyyy-mm-dd
54,
// [$-411]ggge"年"m"月"d"日" OR mm-dd
55,
// yyyy"年"m"月" OR yyyy-mm-dd
56,
// m"月"d"日" OR yyyy-mm-dd
57,
// [$-411]ge.m.d OR yyyy"年" mm"月" dd"日"
58 // [$-411]ggge"年"m"月"d"日" OR mm-dd
];

// "th-th" locale.
// Language glyphs (aka "hieroglyphs") are not replaced with their respective unicode values here.
var THAI_LOCALE_BUILT_IN_DATE_FORMAT_IDS = [71,
// ว/ด/ปปปป
72,
// ว-ดดด-ปป
73,
// ว-ดดด
74,
// ดดด-ปป
75,
// ช:นน
76,
// ช:นน:ทท
77,
// ว/ด/ปปปป ช:นน
78,
// นน:ทท
79,
// [ช]:นน:ทท
80,
// นน:ทท.0
81 // d/m/bb
];

// This is exported only to be passed in `worker-f` dependencies.
//
// Start with language-agnostic date format IDs.
var BUILT_IN_DATE_FORMAT_IDS = LOCALE_INDEPENDENT_BUILT_IN_DATE_FORMAT_IDS.concat(
// Add Mainland Chinese or Taiwanese date format IDs that haven't already been added.
MAINLAND_CHINESE_OR_TAIWANESE_LOCALE_BUILT_IN_DATE_FORMAT_IDS).concat(
// Add Japanese or Korean date format IDs that haven't already been added.
JAPANESE_OR_KOREAN_LOCALE_BUILT_IN_DATE_FORMAT_IDS.filter(function (numberFormatId) {
  return MAINLAND_CHINESE_OR_TAIWANESE_LOCALE_BUILT_IN_DATE_FORMAT_IDS.indexOf(numberFormatId) < 0;
})).concat(
// Add Thai date format IDs that haven't already been added.
THAI_LOCALE_BUILT_IN_DATE_FORMAT_IDS.filter(function (numberFormatId) {
  return MAINLAND_CHINESE_OR_TAIWANESE_LOCALE_BUILT_IN_DATE_FORMAT_IDS.indexOf(numberFormatId) < 0;
}).filter(function (numberFormatId) {
  return JAPANESE_OR_KOREAN_LOCALE_BUILT_IN_DATE_FORMAT_IDS.indexOf(numberFormatId) < 0;
}));
//# sourceMappingURL=isDateFormatStyle.js.map
;// CONCATENATED MODULE: ./node_modules/read-excel-file/modules/xlsx/parseCell.js
function _slicedToArray(arr, i) { return _arrayWithHoles(arr) || _iterableToArrayLimit(arr, i) || parseCell_unsupportedIterableToArray(arr, i) || _nonIterableRest(); }
function _nonIterableRest() { throw new TypeError("Invalid attempt to destructure non-iterable instance.\nIn order to be iterable, non-array objects must have a [Symbol.iterator]() method."); }
function parseCell_unsupportedIterableToArray(o, minLen) { if (!o) return; if (typeof o === "string") return parseCell_arrayLikeToArray(o, minLen); var n = Object.prototype.toString.call(o).slice(8, -1); if (n === "Object" && o.constructor) n = o.constructor.name; if (n === "Map" || n === "Set") return Array.from(o); if (n === "Arguments" || /^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n)) return parseCell_arrayLikeToArray(o, minLen); }
function parseCell_arrayLikeToArray(arr, len) { if (len == null || len > arr.length) len = arr.length; for (var i = 0, arr2 = new Array(len); i < len; i++) arr2[i] = arr[i]; return arr2; }
function _iterableToArrayLimit(r, l) { var t = null == r ? null : "undefined" != typeof Symbol && r[Symbol.iterator] || r["@@iterator"]; if (null != t) { var e, n, i, u, a = [], f = !0, o = !1; try { if (i = (t = t.call(r)).next, 0 === l) { if (Object(t) !== t) return; f = !1; } else for (; !(f = (e = i.call(t)).done) && (a.push(e.value), a.length !== l); f = !0); } catch (r) { o = !0, n = r; } finally { try { if (!f && null != t["return"] && (u = t["return"](), Object(u) !== u)) return; } finally { if (o) throw n; } } return a; } }
function _arrayWithHoles(arr) { if (Array.isArray(arr)) return arr; }



// An empty cell has `null` value.
var EMPTY_CELL_VALUE = null;

// This variable represents a cell with a `null` value.
// It is exported only to be specified as a dependency when using `worker-f`.
var EMPTY_CELL = [null, EMPTY_CELL_VALUE];

/**
 * Parses a cell from the info extracted from XML.
 * @param {string} [t] — `<c t/>` attribute value (cell type). One of: b (Boolean), e (Error), n (Number), d (Date), s (String).
 * @param {string} [s] — `<c s/>` attribute value (formatting style ID). When present, should be a stringified zero-based index of the formatting style for a numberic cell.
 * @param {string} [v] — `<v/>` element text content (value). Will be `undefined` if the `<v/>` element absent. Will be an empty string `""` if the `<v/>` element is present but is empty.
 * @param {string} [inlineString] — Inline string value.
 * @param {any[]} parameters
 * @returns {[string|null,string|number|boolean|null] | string} Either `[type, value]` or `error`, where `value` is the cell value, `type` depends on the type of `value` and could be one of: 's' (string), 'b' (boolean), 'n' (number string), 'd' (date timestamp), 'e' (formula cell error), `null` (null); `error` is an error message: `VALUE_MISSING`, `VALUE_INVALID`, `FORMAT_INVALID`, `TYPE_INVALID`.
 */
function parseCell(t, s, v, inlineString, _ref) {
  var _ref2 = _slicedToArray(_ref, 7),
    sharedStrings = _ref2[0],
    styles = _ref2[1],
    epoch1904 = _ref2[2],
    dateFormatDetectionCache = _ref2[3],
    defaultDateFormat = _ref2[4],
    dateTemplateParser = _ref2[5],
    parseNumberCustom = _ref2[6];
  // Available Excel cell types:
  // https://github.com/SheetJS/sheetjs/blob/19620da30be2a7d7b9801938a0b9b1fd3c4c4b00/docbits/52_datatype.md
  //
  // Some other document (seems to be old):
  // http://webapp.docx4java.org/OnlineDemo/ecma376/SpreadsheetML/ST_CellType.html
  //
  // The default cell type is "n" (numeric), according to XLSX specification.
  //
  switch (t || 'n') {
    // `t="str"` means that the cell value is calculated using a formula.
    // The formula is defined as the text of a child `<f/>` element.
    //
    // It could optionally include a `<v/>` element whose text is the cached result
    // of the calculation from the last time the file was saved in a spreadsheet editor application.
    //
    // An optional `<v/>` element holds a pre-computed result of the formula defined by `<f/>`.
    //
    // Example:
    //
    // <c r="B3" t="str">
    // 	<f>CONCATENATE(C1,D1)</f>
    // 	<v>C1ValueD1Value</v>
    // </c>
    //
    // Here's a guide on formulas in XLSX files:
    // https://github.com/MiniMax-AI/skills/blob/main/skills/minimax-xlsx/references/validate.md
    //
    case 'str':
      // The `<v/>` element could be absent because it's not required to be pre-computed by the spec.
      // In such case, `v` argument value would be `undefined`.
      // Because this package can't include the whole formula calculation engine,
      // it has to interpret this situation as an error.
      if (v === undefined) {
        return 'VALUE_MISSING';
      }
      // The `<v/>` element could be present but its text content could be empty
      // because the formula returns an empty string.
      // For example, a valid case of `v` argument value being an empty string `""` is when
      // a formula in cell `A1` is `=CONCATENATE(B1,C1)` and both `B1` and `C1` cells are empty.
      if (!v) {
        return EMPTY_CELL;
      }
      return ['s', v];

    // `t="inlineStr"` means that `<is/>` holds the string value.
    //
    // Inside a `<c t="inlineStr"/>`, the specification requires there to exist an `<is/>` element,
    // and within that `<is/>` element it requires to exist a `<t/>` element.
    //
    // Example:
    //
    // <c r="A1" s="1" t="inlineStr">
    //   <is>
    //     <t>
    //       Test 123
    //     </t>
    //   </is>
    // </c>
    //
    case 'inlineStr':
      if (inlineString === undefined) {
        return 'VALUE_MISSING';
      }
      return ['s', inlineString];

    // `type="s"` means that the string value is stored in the Shared Strings Table.
    // This way it attempts to compress the `.xlsx` file by reusing all string values
    // in case they repeat throughout the spreadsheet.
    //
    // This optimization can't be used when writing an `.xlsx` file in a "streaming"
    // fashion, i.e. when the entire spreadsheet data is not known in adavance
    // at the start of writing the file.
    // But it can be used in all other situations. And hence, it is used.
    // So this is the most common cell type, actually.
    //
    // Example:
    //
    // <c r="A3" t="s">
    //   <v>3</v>
    // </c>
    //
    case 's':
      // If a cell has no value then there's no `<c/>` element for it.
      // If a `<c/>` element exists then it's not empty.
      // The `<v/>` element's text is a zero-based index in the "shared strings" dictionary.
      if (!v) {
        return 'VALUE_MISSING';
      }
      var sharedStringIndex = Number(v);
      // The shared string index value could be:
      // * not a number
      // * a number but a fractional one
      // * an integer that is out of bounds of the shared strings array
      if (isNaN(sharedStringIndex) || sharedStrings[sharedStringIndex] === undefined) {
        return 'VALUE_INVALID';
      }
      return ['s', sharedStrings[sharedStringIndex]];

    // Boolean (TRUE/FALSE) values are stored as either "1" or "0" in cells of type "b".
    //
    // Example:
    //
    // <c r="A1" t="b">
    //   <v>1</v>
    // </c>
    //
    case 'b':
      if (!v) {
        return 'VALUE_MISSING';
      }
      if (v === '1') {
        return ['b', true];
      }
      if (v === '0') {
        return ['b', false];
      }
      return 'VALUE_INVALID';

    // If cell type is "e", the `<v/>` element's text is an error code string (required).
    //
    // Example:
    //
    // <c r="A1" t="e">
    //   <f>1/0</f>
    //   <v>#DIV/0!</v>
    // </c>
    //
    case 'e':
      // Examples of error codes:
      //
      // '#NULL!'
      // '#DIV/0!'
      // '#VALUE!'
      // '#REF!'
      // '#NAME!'
      // '#NUM!'
      // '#N/A'
      // '#SPILL!'
      //
      // The description of each error could be read in the formulas guide:
      // https://github.com/MiniMax-AI/skills/blob/main/skills/minimax-xlsx/references/validate.md
      //
      if (!v) {
        return 'VALUE_MISSING';
      }
      return ['e', v];

    // XLSX supports date cells of type "d", though it seems like it (almost?) never
    // uses type "d" for storing dates, preferring type "n" and numeric timestamp instead.
    // The value of a "d" cell is supposedly a string in "ISO 8601" format.
    // I haven't seen an `.xlsx` file having such cells.
    //
    // Example:
    //
    // <c r="A1" s="1" t="d">
    //   <v>
    //     2021-06-10T00:47:45.700Z
    //   </v>
    // </c>
    //
    case 'd':
      if (!v) {
        return EMPTY_CELL;
      }
      var parsedDate = new Date(v);
      if (isNaN(parsedDate.valueOf())) {
        return 'VALUE_INVALID';
      }
      return ['d', parsedDate.getTime()];

    // type "n" is used for numeric cells.
    //
    // An optional `s` attribute defines how this number should be formatted — 
    // it should be a zero-based index of the style (XF record) in `styles.xml`.
    //
    // Example:
    //
    // <c r="A1" s="1" t="n">
    //   <v>123.45</v>
    // </c>
    //
    case 'n':
      // Numeric cell value is allowed to be missing in the XLSX specification
      // because "n" is the default type of a cell, so it ends up representing empty cells too.
      if (!v) {
        return EMPTY_CELL;
      }
      // XLSX does support `type: "d"` cells for storing dates, but it's not commonly used.
      // Instead, it prefers using `type: "n"` cells for storing dates as timestamps
      // with a corresponding `s` formatting style.
      if (s) {
        var styleId = Number(s);
        // The style ID value could be:
        // * not a number
        // * a number but a fractional one
        // * an integer that is out of bounds of the styles array
        if (isNaN(styleId) || styles[styleId] === undefined) {
          return 'FORMAT_INVALID';
        }
        // Whether it's a date cell or just a numeric cell could only be determined
        // by looking at the formatting style.
        if (isDateFormatStyle(styles[styleId], defaultDateFormat, dateTemplateParser, dateFormatDetectionCache)) {
          var timestamp = Number(v);
          if (isNaN(timestamp)) {
            return 'VALUE_INVALID';
          }
          // First, parse the "serial date" number from string.
          // Then convert the "serial date" number to a date timestamp.
          return ['d', parseExcelTimestamp(timestamp, epoch1904)];
        }
      }
      // Return the cell value as a number,
      // unless custom `parseNumber()` function was passed,
      // in which case return the number as an unparsed string.
      // Some people prefer passing a custom `parseNumber()` function
      // to parse "big integers" without losing any precision.
      if (parseNumberCustom) {
        return ['n', v];
      }
      var number = Number(v);
      if (isNaN(number)) {
        return 'VALUE_INVALID';
      }
      return ['n', number];
    default:
      return 'TYPE_INVALID';
  }
}
//# sourceMappingURL=parseCell.js.map
;// CONCATENATED MODULE: ./node_modules/read-excel-file/modules/xlsx/parseCellAddress.js
/**
 * Parses cell address into a row number and a column number.
 * Examples: "A1" → [1,1], "B2" → [2,2], "AA2091" → [2091, 27], "R988" → [988, 18].
 * @param {string} cellAddress
 * @returns {number[]} Returns `[rowNumber, columnNumber]`
 */
function parseCellAddress(cellAddress) {
  // const CELL_ADDRESS_LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M', 'N', 'O', 'P', 'Q', 'R', 'S', 'T', 'U', 'V', 'W', 'X', 'Y', 'Z']

  // Split a cell coordinate into the letter part (left) and numeric part (right).
  // Cell coordinate example: "AA2091", "R988", "B1".
  var columnNumber = 0;
  var i = 0;
  while (i < cellAddress.length) {
    var charCode = cellAddress.charCodeAt(i);
    // `48` is the character code of "0", `57` is the character code of "9".
    if (charCode >= 48 && charCode <= 57) {
      var rowNumber = Number(cellAddress.slice(i));
      if (isNaN(rowNumber)) {
        invalidCellAddress(cellAddress);
      }
      return [
      // Row number (starting at `1`).
      rowNumber,
      // Column number (starting at `1`).
      columnNumber];
    }
    // Convert a letter coordinate to a digit coordinate.
    // Examples: "A" -> 1, "B" -> 2, "Z" -> 26, "AA" -> 27, etc.
    columnNumber *= 26; // Same as: CELL_ADDRESS_LETTERS.length
    columnNumber += cellAddress.charCodeAt(i) - 64; // Same as: CELL_ADDRESS_LETTERS.indexOf(cellAddress[i]) + 1
    i++;
  }
  invalidCellAddress(cellAddress);
}
function invalidCellAddress(cellAddress) {
  throw new Error("<c r=\"".concat(cellAddress, "\">"));
}
//# sourceMappingURL=parseCellAddress.js.map
;// CONCATENATED MODULE: ./node_modules/read-excel-file/modules/xlsx/parseSheet.js
function parseSheet_slicedToArray(arr, i) { return parseSheet_arrayWithHoles(arr) || parseSheet_iterableToArrayLimit(arr, i) || parseSheet_unsupportedIterableToArray(arr, i) || parseSheet_nonIterableRest(); }
function parseSheet_nonIterableRest() { throw new TypeError("Invalid attempt to destructure non-iterable instance.\nIn order to be iterable, non-array objects must have a [Symbol.iterator]() method."); }
function parseSheet_iterableToArrayLimit(r, l) { var t = null == r ? null : "undefined" != typeof Symbol && r[Symbol.iterator] || r["@@iterator"]; if (null != t) { var e, n, i, u, a = [], f = !0, o = !1; try { if (i = (t = t.call(r)).next, 0 === l) { if (Object(t) !== t) return; f = !1; } else for (; !(f = (e = i.call(t)).done) && (a.push(e.value), a.length !== l); f = !0); } catch (r) { o = !0, n = r; } finally { try { if (!f && null != t["return"] && (u = t["return"](), Object(u) !== u)) return; } finally { if (o) throw n; } } return a; } }
function parseSheet_arrayWithHoles(arr) { if (Array.isArray(arr)) return arr; }
function parseSheet_createForOfIteratorHelperLoose(o, allowArrayLike) { var it = typeof Symbol !== "undefined" && o[Symbol.iterator] || o["@@iterator"]; if (it) return (it = it.call(o)).next.bind(it); if (Array.isArray(o) || (it = parseSheet_unsupportedIterableToArray(o)) || allowArrayLike && o && typeof o.length === "number") { if (it) o = it; var i = 0; return function () { if (i >= o.length) return { done: true }; return { done: false, value: o[i++] }; }; } throw new TypeError("Invalid attempt to iterate non-iterable instance.\nIn order to be iterable, non-array objects must have a [Symbol.iterator]() method."); }
function parseSheet_unsupportedIterableToArray(o, minLen) { if (!o) return; if (typeof o === "string") return parseSheet_arrayLikeToArray(o, minLen); var n = Object.prototype.toString.call(o).slice(8, -1); if (n === "Object" && o.constructor) n = o.constructor.name; if (n === "Map" || n === "Set") return Array.from(o); if (n === "Arguments" || /^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n)) return parseSheet_arrayLikeToArray(o, minLen); }
function parseSheet_arrayLikeToArray(arr, len) { if (len == null || len > arr.length) len = arr.length; for (var i = 0, arr2 = new Array(len); i < len; i++) arr2[i] = arr[i]; return arr2; }





// An empty cell has `null` value.
var parseSheet_EMPTY_CELL_VALUE = null;

/**
 * Parses a `sheet.xml` file.
 * @param {string} content
 * @param {function} parseXml — SAX XML parser.
 * @param {object} options
 * @returns {Promise<SheetData>}
 */
function parseSheet(content, parseXml, _ref) {
  var sharedStrings = _ref.sharedStrings,
    styles = _ref.styles,
    epoch1904 = _ref.epoch1904,
    dateFormatDetectionCache = _ref.dateFormatDetectionCache,
    options = _ref.options;
  var parseCellParameters = [sharedStrings, styles, epoch1904, dateFormatDetectionCache, options.dateFormat,
  // defaultDateFormat
  options.smartDateParser !== false,
  // dateTemplateParser
  options.parseNumber // parseNumberCustom
  ];

  var rows = [];
  var errors = [];
  var state = createInitialState();
  return parseXml(content, state, onOpenTag, onCloseTag, onText, onProgress).then(function () {
    var _state$sheetData = state.sheetData,
      rowCount = _state$sheetData.rowCount,
      columnCount = _state$sheetData.columnCount,
      dataRowCount = _state$sheetData.dataRowCount,
      dataColumnCount = _state$sheetData.dataColumnCount;
    // Drop (discard) empty rows at the bottom.
    if (dataRowCount < rowCount) {
      rows = rows.slice(0, dataRowCount);
    }
    // Drop (discard) empty columns at the right side.
    if (dataColumnCount < columnCount) {
      var i = 0;
      while (i < rows.length) {
        if (rows[i].length > dataColumnCount) {
          rows[i] = rows[i].slice(0, dataColumnCount);
        }
        i++;
      }
    }
    var startedAt = Date.now();
    // Add `null` values where there're "gaps" at the right side of rows.
    for (var _iterator = parseSheet_createForOfIteratorHelperLoose(rows), _step; !(_step = _iterator()).done;) {
      var row = _step.value;
      while (row.length < dataColumnCount) {
        row.push(parseSheet_EMPTY_CELL_VALUE);
      }
    }
    return rows;
  });
  function createInitialState() {
    return {
      dimension: undefined,
      sheetData: undefined
    };
  }
  function getRowsFromState(state) {
    return state.sheetData.rows;
  }
  function setRowsInState(state, rows) {
    state.sheetData.rowIndexShift += state.sheetData.rows.length - rows.length;
    state.sheetData.rows = rows;
  }
  function getErrorsFromState(state) {
    return state.sheetData.errors;
  }
  function setErrorsInState(state, errors) {
    state.sheetData.errors = errors;
  }

  // Throw an error as soon as a non-recoverable error is encountered when parsing a cell.
  var THROW_ON_FIRST_CELL_ERROR = true;
  function throwInvalidCellError(_ref2) {
    var row = _ref2.row,
      column = _ref2.column,
      error = _ref2.error;
    // The sheet name or index is unknown, so it's not reported here.
    throw new InvalidSpreadsheetError_InvalidSpreadsheetError("<c/> at row ".concat(row, ", col ").concat(column, ": ").concat(error));
  }
  function onProgress(end) {
    // A `sheet{id}.xml` file could contain enough metadata before `<sheetData/>` element
    // to span multiple XML parsing chunks, meaning that `state.sheetData` might be `undefined`
    // until a few leading chunks of `sheet{id}.xml` file have been parsed.
    // https://github.com/catamphetamine/read-excel-file/pull/125
    if (!state.sheetData) {
      return;
    }

    // Here, it could look at `state.dimension?` in order to avoid reading unused cells.
    // For example, there could be a sheet with a million rows and a million columns
    // but only the top-left cell in that sheet would be not an empty cell.
    // The rest of the cells could be empty, but it would be valid for such sheet to exist.
    // So there would be empty `<row/>` or `<c/>` elements all around, and those could be skipped
    // if `<dimension/>` element is present in the `sheet.xml` file.
    // The `<dimension/>` element tells which area of the sheet really contains non-empty data.
    // But it's an optional element, and also there's an additional question of:
    // "What should happen if an .xlsx writer sets it erroneously? Should it auto-repair such sheet?".
    // I imagine, such situations aren't really possible in real life but still mathematically it's possible,
    // because the `<dimension/>` element is more of a "supplementary" or "advisory" one
    // and it's not supposed to "break" anything in case its value is incorrect.
    // So that's why `read-excel-file` just simply ignores the `<dimension/>` element
    // even though it can read and "understand" it.
    // console.log(state.dimension)
    var rowsRead = getRowsFromState(state);
    var errorsEncountered = getErrorsFromState(state);
    if (end) {
      rows = rows.concat(rowsRead);
      errors = errors.concat(errorsEncountered);
      if (errors.length > 0) {
        throwInvalidCellError(errors[0]);
      }
    } else {
      if (rowsRead.length > 1) {
        // The rows except for the last one have already been "finalized",
        // i.e. it can be said that those rows don't have any more cells yet to be parsed.
        // The last row is still being read so it's not "finalized" yet,
        // i.e. it's unknown at this point whether there will be more cells of it.
        var finalizedRows = rowsRead.slice(0, -1);
        // Move the finalized rows from the "in-progress" rows to the "result" rows.
        rows = rows.concat(finalizedRows);
        // Add any errors that have been encountered while parsing this chunk of rows.
        errors = errors.concat(errorsEncountered);
        // Proceeed with just the last row and the next chunk.
        setRowsInState(state, rowsRead.slice(-1));
        // Proceeed with clean errors list.
        setErrorsInState(state, []);
      }
    }
  }
  function onOpenTag(tagName, attributes, state) {
    if (tagName === 'dimension') {
      state.dimension = parseSheetDimensionRef(attributes.ref);
    } else if (tagName === 'sheetData') {
      state.sheetData = createInitialStateInSheetData();
    } else if (state.sheetData) {
      onOpenTagInSheetData(tagName, attributes, state.sheetData);
    }
  }
  function onCloseTag(tagName, state) {
    if (state.sheetData) {
      onCloseTagInSheetData(tagName, state.sheetData);
    }
  }
  function onText(text, state) {
    if (state.sheetData) {
      onTextInSheetData(text, state.sheetData);
    }
  }

  /**
   * Sheet "dimension" defines the spreadsheet area containing all non-empty cells.
   * Any cells outside the "dimension" are considered empty and should be ignored.
   * https://docs.microsoft.com/en-us/dotnet/api/documentformat.openxml.spreadsheet.sheetdimension?view=openxml-2.8.1
   * @param {string} `ref` — The value of `<dimension ref/>` attribute.
   * @returns {[[number,number],[number,number]]} `undefined` or `[{ row, column }, { row, column }]` — "From row number and column number to row number and column number".
   */
  function parseSheetDimensionRef(ref) {
    var dimensions = ref.split(':').map(parseCellAddress);
    // Sometimes there can be just a single cell as a spreadsheet's "dimensions".
    // For example, the default "dimensions" in Apache POI library is "A1",
    // meaning that only the first cell in the spreadsheet is used.
    //
    // A quote from Apache POI library:
    // "Single cell ranges are formatted like single cell references (e.g. 'A1' instead of 'A1:A1')."
    //
    if (dimensions.length === 1) {
      dimensions = [dimensions[0], dimensions[0]];
    }
    return dimensions;
  }

  // Sheet Data

  function createInitialStateInSheetData() {
    return {
      c: undefined,
      rows: [],
      row: undefined,
      rowNumber: undefined,
      // How many rows have been removed from the start of `state.rows`
      // as part of `onProgress()` handler calls.
      rowIndexShift: 0,
      // Current position in the sheet.
      cursor: [0, 0],
      // Total row count.
      rowCount: 0,
      // Total column count.
      columnCount: 0,
      // Non-empty row count.
      dataRowCount: 0,
      // Non-empty column count.
      dataColumnCount: 0,
      // Cell with errors.
      errors: []
    };
  }
  function onOpenTagInSheetData(tagName, attributes, state) {
    if (tagName === 'row') {
      // Read an optional `r` attribute, which represents a 1-based row number.
      // If the `r` attribute is not present on a `<row>` then the row number is either defined by
      // `<c>` elements in it, or just assumed to be "previous row number + 1".
      if (attributes.r) {
        state.rowNumber = Number(attributes.r);
      }
      state.row = [];
    } else if (tagName === 'c') {
      state.c = createInitialStateInCell();
      state.c.attributes = attributes;
    } else if (state.c) {
      onOpenTagInCell(tagName, attributes, state.c);
    }
  }
  function onCloseTagInSheetData(tagName, state) {
    if (tagName === 'row') {
      // If the row number is known, check for any inter-row gaps that it might introduce.
      if (state.rowNumber) {
        // Google AI says that `<row>` elements must be ordered by row number ascending,
        // so the code assumes that there can't be an out-of-order `<row>`.
        var previousRowNumber = state.rowIndexShift + state.rows.length;
        if (state.rowNumber <= previousRowNumber) {
          throw new InvalidSpreadsheetError_InvalidSpreadsheetError("Out-of-place <row/> number ".concat(state.rowNumber, " follows <row/> number ").concat(previousRowNumber));
        }
        // Insert empty rows where there're gaps between the rows.
        while (state.rowNumber > state.rowIndexShift + state.rows.length + 1) {
          state.rows.push([]);
        }
      }
      // Add the parsed row to the list of rows.
      state.rows.push(state.row);
      // Update the total non-empty row count.
      if (state.row.length > 0) {
        state.dataRowCount = state.rowNumber;
      }
      // Update the total row count.
      if (state.rowNumber > state.rowCount) {
        state.rowCount = state.rowNumber;
      }
      // Reset state.
      state.row = undefined;
      state.rowNumber = undefined;
    } else if (tagName === 'c') {
      var cell = parseCellFromXmlData(state.c);
      // Google AI says that the Open XML specification (ISO/IEC 29500) strictly dictates
      // that `<c>` elements within `sheet.xml` (or specifically `<sheetData>`)
      // must be written in ascending order of their `r` attributes (e.g., "A1", "B1", "C1").
      if (cell.row < state.cursor[0] || cell.row === state.cursor[0] && cell.column <= state.cursor[1]) {
        throw new InvalidSpreadsheetError_InvalidSpreadsheetError("Out-of-place <c/> at row ".concat(cell.row, " col ").concat(cell.column, " follows <c/> at row ").concat(state.cursor[0], " col ").concat(state.cursor[1]));
      }
      // Update the cursor.
      state.cursor[0] = cell.row;
      state.cursor[1] = cell.column;
      // If the `r` attribute is not present on a `<row>` then the row number is either defined by
      // `<c>` elements in it, or just assumed to be "previous row number + 1".
      if (!state.rowNumber) {
        state.rowNumber = cell.row;
      }
      // If the cell has an error.
      if (cell.error) {
        if (THROW_ON_FIRST_CELL_ERROR) {
          throwInvalidCellError(cell);
        }
        state.errors.push(cell);
      }
      // If the cell is not empty.
      else if (cell.value !== parseSheet_EMPTY_CELL_VALUE) {
        // Insert empty cells where there're gaps between the columns.
        while (cell.column > state.row.length + 1) {
          state.row.push(parseSheet_EMPTY_CELL_VALUE);
        }
        // Add the parsed cell value to the list of cell values in the current row.
        state.row.push(cell.value);
        // Update the total non-empty column count.
        if (cell.column > state.dataColumnCount) {
          state.dataColumnCount = cell.column;
        }
      }
      // Update the total column count.
      if (cell.column > state.columnCount) {
        state.columnCount = cell.column;
      }
      // Reset state.
      state.c = undefined;
    } else if (state.c) {
      onCloseTagInCell(tagName, state.c);
    }
  }
  function onTextInSheetData(text, state) {
    if (state.c) {
      onTextInCell(text, state.c);
    }
  }

  /**
   * Parses the XML values of a `<c/>` element into an object representing a cell value.
   * @param {object} — `{ attributes: Record<string,string>, inlineString?: string, vText?: string }`. If `<v/>` element is present but is empty, `vText` will be an empty string. If `<v/>` element is absent, `vText` will be `undefined`.
   * @returns {object} Either `{ row: number, column: number, error: string }` or `{ row: number, column: number, value: string|number|boolean|null }`
   */
  function parseCellFromXmlData(_ref3) {
    var attributes = _ref3.attributes,
      inlineString = _ref3.inlineString,
      vText = _ref3.vText;
    var _parseCellAddress = parseCellAddress(attributes.r),
      _parseCellAddress2 = parseSheet_slicedToArray(_parseCellAddress, 2),
      row = _parseCellAddress2[0],
      column = _parseCellAddress2[1];
    var errorOrTypeAndValue = parseCellAndTrimValue(attributes.t, attributes.s, vText, inlineString, parseCellParameters, options.trim !== false);
    if (typeof errorOrTypeAndValue === 'string') {
      return {
        row: row,
        column: column,
        error: errorOrTypeAndValue
        // // Report the "raw" unparsed value of the cell for potential debugging.
        // // Also report the cell type and the format in case of a numeric value.
        // //
        // // For "inline string" cells, the value should actually be the `inlineString` argument
        // // rather than `vText` argument, but the only case when it could throw an error
        // // when parsing an "inline string" cell is `VALUE_MISSING` which means that
        // // `inlineString` argument is `undefined`, same as `vText` argument in this case,
        // // so the resulting `value` property is correct anyway.
        // //
        // value: vText,
        // type: attributes.t,
        // formatId: attributes.s
      };
    }

    return {
      row: row,
      column: column,
      value: parseCellValue(errorOrTypeAndValue[1], errorOrTypeAndValue[0])
    };
  }

  // Here, it could also parse "merged cells" and then return them in some special way.
  // But then it's not clear what should be the way to return such merged cells.
  // I.e. should it just return it as a duplicate value in each one of the merged cells?
  // Or should it keep the current behavior of only returning the value of the top-most left-most cell
  // and then just return `null` for the rest of the cells in a "merged cells" group?
  // Perhaps the latter (current) approach is the most sensible one, so there's no need
  // to change anything.
  //
  // const mergedCells = getMergedCellCoordinates(sheetDocument)
  // for (const mergedCell of mergedCells) {
  //   const [from, to] = mergedCell.split(':').map(parseCellAddress)
  //   console.log('Merged Cell.', 'From:', from, 'To:', to)
  // }

  // Cell

  /**
   * Parses a cell from the info extracted from the cell XML.
   * If the cell is of type string, it trims the value (by default).
   *
   * Receives same arguments as `parseCell()` function, with an additional argument
   * `trimStrings: boolean` which tells if it should trim any string values.
   *
   * Produces same result as `parseCell()` function, except for cells of type "e".
   */
  function parseCellAndTrimValue(t, s, v, inlineString, parameters, trimStrings) {
    // Parse cell value from cell XML.
    var errorOrTypeAndValue = parseCellWithRepairAbility(t, s, v, inlineString, parameters);
    // Trim any text cell values (by default)
    if (Array.isArray(errorOrTypeAndValue) && errorOrTypeAndValue[0] === 's') {
      // A developer could optionally disable the automatic trimming of all strings.
      // For example, leading spaces might express a tree-like hierarchy, in which case they should be preserved.
      // https://github.com/catamphetamine/read-excel-file/pull/106#issuecomment-1136062917
      if (trimStrings) {
        errorOrTypeAndValue[1] = errorOrTypeAndValue[1].trim();
      }
      // Convert empty strings to `null`
      if (errorOrTypeAndValue[1] === '') {
        return EMPTY_CELL;
      }
    }
    // Return the cell's type and value.
    return errorOrTypeAndValue;
  }

  /**
   * Parses cell value and optionally repairs any repairable errors.
   * Receives same arguments as `parseCell()` function.
   * Produces same result as `parseCell()` function, except for cells of type "e".
   */
  function parseCellWithRepairAbility(t, s, v, inlineString, parameters) {
    // Parse cell value from cell XML.
    var errorOrTypeAndValue = parseCell(t, s, v, inlineString, parameters);
    // If the cell value was expected but is missing,
    // it is considered a repairable situation.
    if (errorOrTypeAndValue === 'VALUE_MISSING') {
      // The default cell type is "n" (numeric), according to XLSX specification.
      switch (t || 'n') {
        // * If the cell is defined by a formula.
        // * Or contains an inline string.
        // * Or contains a shared string.
        // * Or contains a boolean value.
        case 'str':
        case 'inlineStr':
        case 's':
        case 'b':
          // * If the formula result is not pre-computed (which is allowed by the spec)
          // then just ignore this cell.
          // * If the inline string value is not specified then just ignore this cell.
          // * If the shared string index is not specified then just ignore this cell.
          // * If the boolean value is not specified then just ignore this cell.
          return EMPTY_CELL;
      }
    }
    // If the cell contains a formula that couldn't be calculated due to an error,
    // simply ignore such cell and assume it to be empty.
    if (t === 'e') {
      return EMPTY_CELL;
    }
    // Return either the error code or the cell's type and value.
    return errorOrTypeAndValue;
  }

  /**
   * For certain types of cell, it transforms the value.
   * Specifically, for cells of type "n" or "d", it transforms the value to `Number` or `Date` respectively.
   *
   * The reason it is done separately is because before this function is called,
   * the cells are easily "serializable". And after this function is called,
   * some of the cells' `value` properties become instances of `Date` class or any other class,
   * such as `BigInt`, serializing which would require additional manual steps to be performed.
   * Serializing cells could be utilized in case of "transferring" data between workers
   * with a `transferList`, argument which could hypothetically result in better performance
   * and less time being blocked by the "synchronous" JSON serialization.
   *
   * @param {string|number|boolean|null} value
   * @param {string} type — One of: "s", "n", "d", "b", "-"
   * @return {string|ParsedNumber|Date|boolean|null}
   */
  function parseCellValue(value, type) {
    if (type === 'n') {
      // Parse number from string.
      // Supports custom parsing function to work around the javascript number precision limitation.
      // https://gitlab.com/catamphetamine/read-excel-file/-/issues/85
      if (options.parseNumber) {
        return options.parseNumber(value);
      }
      return value;
    } else if (type === 'd') {
      return new Date(value);
    } else {
      return value;
    }
  }
  function createInitialStateInCell() {
    return {
      v: false,
      is: false,
      t: false,
      r: false,
      rPh: false,
      vText: undefined,
      inlineString: undefined,
      attributes: undefined
    };
  }
  function onOpenTagInCell(tagName, attributes, state) {
    if (tagName === 'v') {
      state.v = true;
    } else if (tagName === 'is') {
      // The possible children of <is> are:
      // * <t> (Text): The standard child to hold plain, simple text.
      // * <r> (Rich Text Run): Used for applying different formatting styles (like bold or italic) to specific segments of text within a single cell.
      // * <rPh> (Phonetic Run): Used primarily for East Asian languages to provide phonetic reading/pronunciation data (e.g., furigana in Japanese). It associates a phonetic pronunciation run right alongside the base string text tag <t>.
      // * <phoneticPr> (Phonetic Properties): Defines formatting and settings for the phonetic text.
      state.is = true;
      state.inlineString = '';
    } else if (tagName === 't') {
      state.t = true;
    } else if (tagName === 'r') {
      // The possible children of <r/> are:
      // * <rPr> (Run Properties): The formatting properties for the text (font, size, color, bold, italic, etc.).
      // * <t> (Text): The actual text payload.
      // * <rPh> (Phonetic Run): Phonetic pronunciation guidance (used for East Asian languages like Japanese). It associates a phonetic pronunciation run right alongside the base string text tag <t>.
      state.r = true;
    } else if (tagName === 'rPh') {
      // The possible children of <rPh/> are:
      // * <t> (Text):  Contains the actual phonetic text or reading (usually in Katakana for Japanese) that corresponds to the associated character string.
      state.rPh = true;
    }
  }
  function onCloseTagInCell(tagName, state) {
    if (tagName === 'v') {
      state.v = false;
      // There can only be one `<v/>` element inside a given `<c/>` element.
      // Hence, if a `<v/>` element is closed, the `vText` is finalized.
      //
      // If the `<v/>` element had no text content, set `vText` to an empty string `""` rather than `undefined`.
      // This way, it will be able to differentiate between two cases: when a `<v/>` element is present but empty,
      // and when a `<v/>` element is absent, because it makes a subtle difference when reading formula cells.
      // * When `<f/>` formula is present but its result is not pre-computed, the `<v/>` element is absent.
      // * When `<f/>` formula is present and its result is an empty string, the `<v/>` element is present but empty.
      state.vText || (state.vText = '');
      //
      // If this cell contains a formula, `vText` should be checked for any potential
      // `_xHHHH_`-encoded characters.
      if (state.attributes.t === 'str') {
        // Decode any potential `_xHHHH_`-encoded characters in the formula.
        state.vText = unescapeXlsxString(state.vText);
      }
    } else if (tagName === 'is') {
      state.is = false;
      // Decode any potential `_xHHHH_`-encoded characters in an inline string.
      // Do it after all the `<t/>` chunks of the string have been concatenated.
      state.inlineString = unescapeXlsxString(state.inlineString);
    } else if (tagName === 't') {
      state.t = false;
    } else if (tagName === 'r') {
      state.r = false;
    } else if (tagName === 'rPh') {
      state.rPh = false;
    }
  }
  function onTextInCell(text, state) {
    if (state.v) {
      state.vText = text;
    } else if (state.is) {
      if (state.rPh) {
        // Ignore anything inside `<rPh/>` tags
      } else if (state.t) {
        if (state.r) {
          // An `<r/>` element could contain multiple `<t/>` elements,
          // the text content from all of which should be concatenated.
          state.inlineString += text;
        } else {
          state.inlineString = text;
        }
      }
    }
  }

  // Dimensions

  function getSheetDimensions(cells) {
    // The left-top boundary is ignored and is always assumed to be `0, 0`.
    // It used to be not ignored in the past but that produced confusing behavior
    // when empty rows or columns at the start of a sheet were discarded,
    // and that was not something that users of this package expected.
    // https://github.com/catamphetamine/read-excel-file/issues/102#issuecomment-973238655
    var minRow = cells.length === 0 ? 0 : 1;
    var minCol = cells.length === 0 ? 0 : 1;
    var maxRow = 0;
    var maxCol = 0;
    for (var _iterator2 = parseSheet_createForOfIteratorHelperLoose(cells), _step2; !(_step2 = _iterator2()).done;) {
      var cell = _step2.value;
      if (maxRow < cell.row) {
        maxRow = cell.row;
      }
      if (maxCol < cell.column) {
        maxCol = cell.column;
      }
    }
    return [[minRow, minCol], [maxRow, maxCol]];
  }
}
//# sourceMappingURL=parseSheet.js.map
;// CONCATENATED MODULE: ./node_modules/read-excel-file/modules/utility/convertValuesFromUint8ArraysToStrings.js
// Sidenote: `strFromU8()` function from `fflate` is not "self-contained",
// i.e. it references some variables outside of its scope,
// which doesn't work with `worker-f` package and throws an error: "td is not defined".
//
// But `woker-f` package is currently not used, so this `import` is not commented out.
//



/**
 * @param {Record<string,Uint8Array} entries
 * @returns {Record<string,string>}
 */
function convertValuesFromUint8ArraysToStrings(entries) {
  checkpoint('convert files to strings');
  var convertedEntries = {};
  for (var _i = 0, _Object$keys = Object.keys(entries); _i < _Object$keys.length; _i++) {
    var key = _Object$keys[_i];
    convertedEntries[key] = convertValuesFromUint8ArraysToStrings_strFromU8(entries[key]);
  }
  return convertedEntries;
}

// There's a strange thing with using `fflate`'s `strFromU8()` function:
// when `import`ed directly from `fflate` package, the benchmark runs about 10% slower
// then when using `new TextDecoder().decode(data)`, even though `strFromU8()`
// does the same thing internally. So it's a bit mysterious.
//
// Because manually calling `new TextDecoder().decode(data)` is measurably faster for some reason,
// `fflate`'s `strFromU8()` is used as a backup for old web browsers that don't support `TextDecoder`.
//
/**
 * Converts a Uint8Array to a string
 * @param data The data to decode to string
 * @param latin1 Whether or not to interpret the data as Latin-1. This should
 *               not need to be true unless encoding to binary string.
 * @returns The original UTF-8/Latin-1 string
 */
function convertValuesFromUint8ArraysToStrings_strFromU8(data) {
  // https://caniuse.com/?search=TextDecoder
  if (typeof TextDecoder !== 'undefined') {
    return new TextDecoder().decode(data);
  } else {
    return strFromU8(data);
    // Alternatively, it could call a copy-pasted "rest" part of the `strFromU8()` function:
    // const [string, leftovers] = decodeUtf8String(data)
    // console.log(leftovers)
    // if (leftovers.length) {
    // 	throw new Error('Decode UTF8')
    // }
    // return string
  }
}

// This function's code is a copy-paste of `dutf8()` function in `fflate` repository from Jul 12th, 2026.
// https://github.com/101arrowz/fflate/blob/master/src/index.ts
//
// By the way, this function errors when running test case:
// "made-in-macos-excel-2011-with-custom-font".
// The leftover is `Uint8Array(2) [ 255, 217 ]`.
// To reproduce the error, replace the entire `strFromU8()` function
// in `convertValuesFromUint8ArraysToStrings()` with this function and see what happens.
//
// /**
//  * Decodes a `Uint8Array` into a UTF8 string.
//  * @param {Uint8Array} d
//  * @returns {[string, Uint8Array]} — The decoded string and what's left undecoded
//  */
// export function decodeUtf8String(d) {
//   for (let s = '', i = 0;;) {
//     let c = d[i++]
//     const charType = (c > 127) + (c > 223) + (c > 239)
//     if (i + charType > d.length) {
// 			// Returns a slice of an array.
// 			// Allows garbage collector to free the original reference.
// 			// This function is browser-compatible than `Uint8Array.slice()`.
// 			const leftovers = new Uint8Array(d.subarray(i - 1))
// 			return [s, leftovers]
// 		}
//     if (!charType) {
// 			s += String.fromCharCode(c)
// 		} else if (charType == 3) {
//       c = ((c & 15) << 18 | (d[i++] & 63) << 12 | (d[i++] & 63) << 6 | (d[i++] & 63)) - 65536
//       s += String.fromCharCode(55296 | (c >> 10), 56320 | (c & 1023))
//     } else if (charType & 1) {
// 			s += String.fromCharCode((c & 31) << 6 | (d[i++] & 63))
// 		} else {
// 			s += String.fromCharCode((c & 15) << 12 | (d[i++] & 63) << 6 | (d[i++] & 63))
// 		}
//   }
// }
//# sourceMappingURL=convertValuesFromUint8ArraysToStrings.js.map
;// CONCATENATED MODULE: ./node_modules/read-excel-file/modules/utility/isPromise.js
function isPromise_typeof(o) { "@babel/helpers - typeof"; return isPromise_typeof = "function" == typeof Symbol && "symbol" == typeof Symbol.iterator ? function (o) { return typeof o; } : function (o) { return o && "function" == typeof Symbol && o.constructor === Symbol && o !== Symbol.prototype ? "symbol" : typeof o; }, isPromise_typeof(o); }
function isPromise(anything) {
  return isPromise_typeof(anything) === 'object' && typeof anything.then === 'function';
}

// export default function isPromise<Value>(anything: unknown): anything is Promise<Value> {
//   return (
//     typeof anything === 'object' &&
//     typeof (anything as Promise<unknown>).then === 'function'
//   )
// }
//# sourceMappingURL=isPromise.js.map
;// CONCATENATED MODULE: ./node_modules/read-excel-file/modules/xlsx/SheetNotFoundError.js
function SheetNotFoundError_typeof(o) { "@babel/helpers - typeof"; return SheetNotFoundError_typeof = "function" == typeof Symbol && "symbol" == typeof Symbol.iterator ? function (o) { return typeof o; } : function (o) { return o && "function" == typeof Symbol && o.constructor === Symbol && o !== Symbol.prototype ? "symbol" : typeof o; }, SheetNotFoundError_typeof(o); }
function SheetNotFoundError_defineProperties(target, props) { for (var i = 0; i < props.length; i++) { var descriptor = props[i]; descriptor.enumerable = descriptor.enumerable || false; descriptor.configurable = true; if ("value" in descriptor) descriptor.writable = true; Object.defineProperty(target, SheetNotFoundError_toPropertyKey(descriptor.key), descriptor); } }
function SheetNotFoundError_createClass(Constructor, protoProps, staticProps) { if (protoProps) SheetNotFoundError_defineProperties(Constructor.prototype, protoProps); if (staticProps) SheetNotFoundError_defineProperties(Constructor, staticProps); Object.defineProperty(Constructor, "prototype", { writable: false }); return Constructor; }
function SheetNotFoundError_toPropertyKey(arg) { var key = SheetNotFoundError_toPrimitive(arg, "string"); return SheetNotFoundError_typeof(key) === "symbol" ? key : String(key); }
function SheetNotFoundError_toPrimitive(input, hint) { if (SheetNotFoundError_typeof(input) !== "object" || input === null) return input; var prim = input[Symbol.toPrimitive]; if (prim !== undefined) { var res = prim.call(input, hint || "default"); if (SheetNotFoundError_typeof(res) !== "object") return res; throw new TypeError("@@toPrimitive must return a primitive value."); } return (hint === "string" ? String : Number)(input); }
function SheetNotFoundError_classCallCheck(instance, Constructor) { if (!(instance instanceof Constructor)) { throw new TypeError("Cannot call a class as a function"); } }
function SheetNotFoundError_inherits(subClass, superClass) { if (typeof superClass !== "function" && superClass !== null) { throw new TypeError("Super expression must either be null or a function"); } subClass.prototype = Object.create(superClass && superClass.prototype, { constructor: { value: subClass, writable: true, configurable: true } }); Object.defineProperty(subClass, "prototype", { writable: false }); if (superClass) SheetNotFoundError_setPrototypeOf(subClass, superClass); }
function SheetNotFoundError_createSuper(Derived) { var hasNativeReflectConstruct = SheetNotFoundError_isNativeReflectConstruct(); return function _createSuperInternal() { var Super = SheetNotFoundError_getPrototypeOf(Derived), result; if (hasNativeReflectConstruct) { var NewTarget = SheetNotFoundError_getPrototypeOf(this).constructor; result = Reflect.construct(Super, arguments, NewTarget); } else { result = Super.apply(this, arguments); } return SheetNotFoundError_possibleConstructorReturn(this, result); }; }
function SheetNotFoundError_possibleConstructorReturn(self, call) { if (call && (SheetNotFoundError_typeof(call) === "object" || typeof call === "function")) { return call; } else if (call !== void 0) { throw new TypeError("Derived constructors may only return object or undefined"); } return SheetNotFoundError_assertThisInitialized(self); }
function SheetNotFoundError_assertThisInitialized(self) { if (self === void 0) { throw new ReferenceError("this hasn't been initialised - super() hasn't been called"); } return self; }
function SheetNotFoundError_wrapNativeSuper(Class) { var _cache = typeof Map === "function" ? new Map() : undefined; SheetNotFoundError_wrapNativeSuper = function _wrapNativeSuper(Class) { if (Class === null || !SheetNotFoundError_isNativeFunction(Class)) return Class; if (typeof Class !== "function") { throw new TypeError("Super expression must either be null or a function"); } if (typeof _cache !== "undefined") { if (_cache.has(Class)) return _cache.get(Class); _cache.set(Class, Wrapper); } function Wrapper() { return SheetNotFoundError_construct(Class, arguments, SheetNotFoundError_getPrototypeOf(this).constructor); } Wrapper.prototype = Object.create(Class.prototype, { constructor: { value: Wrapper, enumerable: false, writable: true, configurable: true } }); return SheetNotFoundError_setPrototypeOf(Wrapper, Class); }; return SheetNotFoundError_wrapNativeSuper(Class); }
function SheetNotFoundError_construct(Parent, args, Class) { if (SheetNotFoundError_isNativeReflectConstruct()) { SheetNotFoundError_construct = Reflect.construct.bind(); } else { SheetNotFoundError_construct = function _construct(Parent, args, Class) { var a = [null]; a.push.apply(a, args); var Constructor = Function.bind.apply(Parent, a); var instance = new Constructor(); if (Class) SheetNotFoundError_setPrototypeOf(instance, Class.prototype); return instance; }; } return SheetNotFoundError_construct.apply(null, arguments); }
function SheetNotFoundError_isNativeReflectConstruct() { if (typeof Reflect === "undefined" || !Reflect.construct) return false; if (Reflect.construct.sham) return false; if (typeof Proxy === "function") return true; try { Boolean.prototype.valueOf.call(Reflect.construct(Boolean, [], function () {})); return true; } catch (e) { return false; } }
function SheetNotFoundError_isNativeFunction(fn) { return Function.toString.call(fn).indexOf("[native code]") !== -1; }
function SheetNotFoundError_setPrototypeOf(o, p) { SheetNotFoundError_setPrototypeOf = Object.setPrototypeOf ? Object.setPrototypeOf.bind() : function _setPrototypeOf(o, p) { o.__proto__ = p; return o; }; return SheetNotFoundError_setPrototypeOf(o, p); }
function SheetNotFoundError_getPrototypeOf(o) { SheetNotFoundError_getPrototypeOf = Object.setPrototypeOf ? Object.getPrototypeOf.bind() : function _getPrototypeOf(o) { return o.__proto__ || Object.getPrototypeOf(o); }; return SheetNotFoundError_getPrototypeOf(o); }
var SheetNotFoundError_SheetNotFoundError = /*#__PURE__*/function (_Error) {
  SheetNotFoundError_inherits(SheetNotFoundError, _Error);
  var _super = SheetNotFoundError_createSuper(SheetNotFoundError);
  function SheetNotFoundError(sheet, sheets) {
    var _this;
    SheetNotFoundError_classCallCheck(this, SheetNotFoundError);
    _this = _super.call(this, "Sheet not found: ".concat(typeof sheet === 'number' ? sheet + '. Sheet count: ' + sheets.length : sheet + '. Available sheets: ' + sheets.join(', ')));

    // Set `name` property.
    //
    // This error could be detected either by `instanceof InvalidInputError`
    // or by comparing its `name` property value to "InvalidInputError".
    // Why use the `name` comparison when `instanceof` operator is available?
    // Google AI tells that it does make sense in the cases when an error is
    // "serialized" and then "deserialized" in a "distributed" environment such as
    // throwing an error in a worker thread and then handling it in a main thread,
    // or when throwing it in one "microservice" and then catching it in another one,
    // or just logging as in `sentry.io`. And in those cases, `error.constructor.name`
    // isn't always available for same reason of "serializing" and then "deserializing".
    //
    // For example, even if `InvalidInputError` is a named export of this package,
    // when later bunding the application code with a bundler it will still be minified and renamed.
    // That's when the `name` property could be used to find out the actual type of the error
    // in case it gets thrown and reported to a remote system like `sentry.io`.
    //
    // By the way, core Node.js errors themselves have a `name` property.
    //
    _this.name = 'SheetNotFoundError';

    // Sheet name or sheet number.
    _this.sheet = sheet;

    // Available sheet names.
    _this.sheets = sheets;
    return _this;
  }
  return SheetNotFoundError_createClass(SheetNotFoundError);
}( /*#__PURE__*/SheetNotFoundError_wrapNativeSuper(Error));

//# sourceMappingURL=SheetNotFoundError.js.map
;// CONCATENATED MODULE: ./node_modules/read-excel-file/modules/xlsx/parseSpreadsheetContents.js
function parseSpreadsheetContents_typeof(o) { "@babel/helpers - typeof"; return parseSpreadsheetContents_typeof = "function" == typeof Symbol && "symbol" == typeof Symbol.iterator ? function (o) { return typeof o; } : function (o) { return o && "function" == typeof Symbol && o.constructor === Symbol && o !== Symbol.prototype ? "symbol" : typeof o; }, parseSpreadsheetContents_typeof(o); }
function parseSpreadsheetContents_createForOfIteratorHelperLoose(o, allowArrayLike) { var it = typeof Symbol !== "undefined" && o[Symbol.iterator] || o["@@iterator"]; if (it) return (it = it.call(o)).next.bind(it); if (Array.isArray(o) || (it = parseSpreadsheetContents_unsupportedIterableToArray(o)) || allowArrayLike && o && typeof o.length === "number") { if (it) o = it; var i = 0; return function () { if (i >= o.length) return { done: true }; return { done: false, value: o[i++] }; }; } throw new TypeError("Invalid attempt to iterate non-iterable instance.\nIn order to be iterable, non-array objects must have a [Symbol.iterator]() method."); }
function parseSpreadsheetContents_unsupportedIterableToArray(o, minLen) { if (!o) return; if (typeof o === "string") return parseSpreadsheetContents_arrayLikeToArray(o, minLen); var n = Object.prototype.toString.call(o).slice(8, -1); if (n === "Object" && o.constructor) n = o.constructor.name; if (n === "Map" || n === "Set") return Array.from(o); if (n === "Arguments" || /^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n)) return parseSpreadsheetContents_arrayLikeToArray(o, minLen); }
function parseSpreadsheetContents_arrayLikeToArray(arr, len) { if (len == null || len > arr.length) len = arr.length; for (var i = 0, arr2 = new Array(len); i < len; i++) arr2[i] = arr[i]; return arr2; }
function parseSpreadsheetContents_ownKeys(e, r) { var t = Object.keys(e); if (Object.getOwnPropertySymbols) { var o = Object.getOwnPropertySymbols(e); r && (o = o.filter(function (r) { return Object.getOwnPropertyDescriptor(e, r).enumerable; })), t.push.apply(t, o); } return t; }
function parseSpreadsheetContents_objectSpread(e) { for (var r = 1; r < arguments.length; r++) { var t = null != arguments[r] ? arguments[r] : {}; r % 2 ? parseSpreadsheetContents_ownKeys(Object(t), !0).forEach(function (r) { parseSpreadsheetContents_defineProperty(e, r, t[r]); }) : Object.getOwnPropertyDescriptors ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(t)) : parseSpreadsheetContents_ownKeys(Object(t)).forEach(function (r) { Object.defineProperty(e, r, Object.getOwnPropertyDescriptor(t, r)); }); } return e; }
function parseSpreadsheetContents_defineProperty(obj, key, value) { key = parseSpreadsheetContents_toPropertyKey(key); if (key in obj) { Object.defineProperty(obj, key, { value: value, enumerable: true, configurable: true, writable: true }); } else { obj[key] = value; } return obj; }
function parseSpreadsheetContents_toPropertyKey(arg) { var key = parseSpreadsheetContents_toPrimitive(arg, "string"); return parseSpreadsheetContents_typeof(key) === "symbol" ? key : String(key); }
function parseSpreadsheetContents_toPrimitive(input, hint) { if (parseSpreadsheetContents_typeof(input) !== "object" || input === null) return input; var prim = input[Symbol.toPrimitive]; if (prim !== undefined) { var res = prim.call(input, hint || "default"); if (parseSpreadsheetContents_typeof(res) !== "object") return res; throw new TypeError("@@toPrimitive must return a primitive value."); } return (hint === "string" ? String : Number)(input); }











/**
 * Reads data from an `.xlsx` file.
 * @param  {function} parseXml — SAX XML parser.
 * @param  {Record<string,Uint8Array>} contents - A map of `.xml` files inside the `.xlsx` file (which itself is just a zipped directory).
 * @param  {object} [options]
 * @return {Promise<Sheet[]>}
 */
function parseSpreadsheetContents(parseXml, contents_) {
  var options = arguments.length > 2 && arguments[2] !== undefined ? arguments[2] : {};
  // For an introduction in reading `.xlsx` files see "The minimum viable XLSX reader":
  // https://www.brendanlong.com/the-minimum-viable-xlsx-reader.html

  // Convert the values in `contents_` from `Uint8Array`s to `string`s.
  //
  // This function is a bit of a bottleneck on large `.xlsx` files.
  // For example, when running the benchmark, the time of calling this function is:
  //
  // * "1mb.xlsx" — 2
  // * "10mb.xlsx" — 7
  // * "50mb.xlsx" — 35
  //
  // When running this code in a worker, it's no longer a "bottleneck"
  // because in that case it doesn't block the main thread.
  //
  var contents = convertValuesFromUint8ArraysToStrings(contents_);

  // Because of how `.xlsx` file contents are defined in the specification,
  // it will have to be read in 3 passes:
  // * First pass — read the actual file paths
  // * Second pass — read "shared strings" and "styles"
  // * Thirs pass — read the sheets data

  checkpoint('parse spreadsheet info and file paths');

  // Get spreadsheet info and the paths to files.
  return readFiles(getXmlFilesAtFixedPaths(), contents, parseXml).then(function (_ref) {
    var spreadsheetInfo = _ref.spreadsheetInfo,
      filePaths = _ref.filePaths;
    checkpoint('parse "shared strings" and "styles"');

    // Parse "shared strings" and "styles".
    return readFiles(getXmlFilesAtNonFixedPaths(filePaths), contents, parseXml).then(function (_ref2) {
      var sharedStrings = _ref2.sharedStrings,
        styles = _ref2.styles;
      var sheetRelationIdsToRead = options.sheets ? options.sheets.map(function (sheet) {
        return getSheetRelationId(sheet, spreadsheetInfo.sheets);
      }) : spreadsheetInfo.sheets.map(function (_) {
        return _.relationId;
      });
      checkpoint("parse sheet".concat(sheetRelationIdsToRead.length === 1 ? '' : 's', " data"));
      var dateFormatDetectionCache = [];

      // Parse sheets data.
      return readFiles(getSheetDataXmlFiles(filePaths, sheetRelationIdsToRead, {
        sharedStrings: sharedStrings,
        styles: styles,
        epoch1904: spreadsheetInfo.epoch1904,
        dateFormatDetectionCache: dateFormatDetectionCache,
        options: options
      }), contents, parseXml).then(function (sheetsData) {
        checkpoint('end');
        // Return sheets data.
        return sheetRelationIdsToRead.map(function (sheetRelationId) {
          return {
            sheet: getSheetNameByRelationId(sheetRelationId, spreadsheetInfo.sheets),
            data: sheetsData[sheetRelationId]
          };
        });
      });
    });
  });
}

/**
 * Reads data from an `.xlsx` file in a worker.
 * @param  {function} [createWorkerFunction] — Creates a worker function. Not used.
 * @param  {function} parseXml — SAX XML parser.
 * @param  {Record<string,Uint8Array>} contents - A map of `.xml` files inside the `.xlsx` file (which itself is just a zipped directory).
 * @param  {object} [options]
 * @return {Promise<Sheet[]>}
 */
function parseSpreadsheetContentsInWorker(createWorkerFunction, parseXml, contents, options) {
  // Assign a default value of `null` to `parseNumber()` function in the `options`.
  // The reason is that the worker code requires it to be non-`undefined`.
  // Otherwise, it would throw "parseNumber is not defined".
  if (!(options && options.parseNumber)) {
    options = parseSpreadsheetContents_objectSpread(parseSpreadsheetContents_objectSpread({}, options), {}, {
      parseNumber: null
    });
  }
  return parseSpreadsheetContents(parseXml, contents, options);
}
function getSheetRelationId(sheet, sheets) {
  if (typeof sheet === 'string') {
    for (var _iterator = parseSpreadsheetContents_createForOfIteratorHelperLoose(sheets), _step; !(_step = _iterator()).done;) {
      var _sheet = _step.value;
      if (_sheet.name === sheet) {
        return _sheet.relationId;
      }
    }
  } else {
    if (sheet <= sheets.length) {
      return sheets[sheet - 1].relationId;
    }
  }
  throw new SheetNotFoundError_SheetNotFoundError(sheet, sheets.map(function (_) {
    return _.name;
  }));
}
function getSheetNameByRelationId(sheetRelationId, sheets) {
  for (var _iterator2 = parseSpreadsheetContents_createForOfIteratorHelperLoose(sheets), _step2; !(_step2 = _iterator2()).done;) {
    var sheet = _step2.value;
    if (sheet.relationId === sheetRelationId) {
      return sheet.name;
    }
  }
  // The only way of getting `sheetRelationId` here is from the `sheets`,
  // so this error is not technically possible. And if it is thrown
  // then it means that there's a bug in the code because it's not
  // supposed to get `sheetRelationId` from anywhere other than the `sheets`.
  throw new Error("Sheet relation ID not found: ".concat(sheetRelationId));
}
function getXmlFilesAtFixedPaths() {
  return {
    // Read the paths to certain files inside the `.xlsx` file, which is itself just a `.zip` archive.
    // These paths aren't standardized between different spreadsheet editors.
    // https://github.com/tidyverse/readxl/issues/104
    'xl/_rels/workbook.xml.rels': {
      name: 'filePaths',
      parse: parseFilePaths
    },
    // General info on the spreadsheet.
    'xl/workbook.xml': {
      name: 'spreadsheetInfo',
      parse: parseSpreadsheetInfo
    }
  };
}
function getXmlFilesAtNonFixedPaths(filePaths) {
  var _ref3;
  return _ref3 = {}, parseSpreadsheetContents_defineProperty(_ref3, filePaths.sharedStrings || 'xl/sharedStrings.xml', {
    name: 'sharedStrings',
    // `parseSharedStrings()` returns a `Promise`.
    parse: parseSharedStrings,
    // It seems that "sharedStrings.xml" is not required to exist.
    // For example, that could be the case when a spreadsheet doesn't contain any strings.
    // https://github.com/catamphetamine/read-excel-file/issues/85
    fallback: Promise.resolve([])
  }), parseSpreadsheetContents_defineProperty(_ref3, filePaths.styles || 'xl/styles.xml', {
    name: 'styles',
    parse: parseStyles,
    fallback: {}
  }), _ref3;
}

// Returns the list of sheet data `.xml` files.
function getSheetDataXmlFiles(filePaths, sheetRelationIdsToRead, sheetDataParserParameters) {
  return Object.keys(filePaths.sheets).filter(function (sheetRelationId) {
    return sheetRelationIdsToRead.includes(sheetRelationId);
  }).reduce(function (filesInfo, sheetRelationId) {
    return parseSpreadsheetContents_objectSpread(parseSpreadsheetContents_objectSpread({}, filesInfo), {}, parseSpreadsheetContents_defineProperty({}, filePaths.sheets[sheetRelationId], {
      name: sheetRelationId,
      // `parseSheet()` returns a `Promise`.
      parse: function parse(content, parseXml) {
        return parseSheet(content, parseXml, sheetDataParserParameters);
      }
    }));
  }, {});
}

// In case of converting `.zip` file reader from a "read-and-return" one to a "streaming" one,
// this function could be modified to process the files as they come rather than all-at-once.

// Reads files from inside an `.xlsx` archive by file paths.
//
// In case of converting `.zip` file reader from a "read-and-return" one to a "streaming" one,
// this function could be modified to process the files as they come rather than all-at-once.
//
// But there's a catch: inside an `.xlsx` file, some file paths are not fixed
// and are instead defined in "xl/_rels/workbook.xml.rels" file,
// which presents a "chicken and an egg" dilemma: how could one possibly
// read an `.xlsx` file in one go when the order of the files inside it isn't fixed
// and could be random. Most likely, in the majority of cases, "xl/_rels/workbook.xml.rels"
// file is gonna be one of the first in a given `.xlsx` archive, but still it's not guaranteed.
// A solution would be reading an `.xlsx` file in two passes: one pass would be just to read
// the "xl/_rels/workbook.xml.rels" and ignore decompressing anything else,
// and then the second pass would be to read all other files whose paths are now known.
//
// Returns:
// * If none of the `parse()` functions returned a `Promise`, it returns a map of files' contents.
// * If any of the `parse()` functions returned a `Promise`, it returns a `Promise` that resolves to a map of files' contents.
//
function readFiles(filesInfo, contents, parseXml) {
  // Get files' contents.
  var results = {};
  var _loop = function _loop() {
    var filePath = _Object$keys[_i];
    var fileInfo = filesInfo[filePath];
    results[fileInfo.name] = contents[filePath] === undefined ? fileInfo.fallback === undefined ? function () {
      throw new InvalidSpreadsheetError_InvalidSpreadsheetError("\"".concat(filePath, "\" file not found inside the `.xlsx` file"));
    }() : fileInfo.fallback : fileInfo.parse(contents[filePath], parseXml);
  };
  for (var _i = 0, _Object$keys = Object.keys(filesInfo); _i < _Object$keys.length; _i++) {
    _loop();
  }
  // Resolve any `Promise`s.
  var promises = [];
  var _loop2 = function _loop2() {
    var name = _Object$keys2[_i2];
    if (isPromise(results[name])) {
      promises.push(results[name].then(function (result) {
        results[name] = result;
      }));
    }
  };
  for (var _i2 = 0, _Object$keys2 = Object.keys(results); _i2 < _Object$keys2.length; _i2++) {
    _loop2();
  }
  if (promises.length > 0) {
    return Promise.all(promises).then(function () {
      return results;
    });
  }
  return results;
}
//# sourceMappingURL=parseSpreadsheetContents.js.map
;// CONCATENATED MODULE: ./node_modules/read-excel-file/modules/export/readXlsxFileUniversal.js




// There seems to be no way to access Node.js `Worker`
// other than explicitly `import`ing it from the "worker_threads" module.
// It's in contrast to web browsers where the `Worker` class is accessible through a global variable.
//
// The requirement for an explicit `import` of a "native" module in Node.js
// means that it's not really possible to write a "universal" worker implementation
// because what works in Node.js won't work in a web browser due to the absence of the "native" module.
//
// So there seems to be no way to use `Worker` in a "universal" export.
//
var readXlsxFileUniversal_createWorkerFunction = undefined;

/**
 * Reads an `.xlsx` file.
 * @param  {(Blob|ArrayBuffer)} input
 * @param  {object} [options]
 * @return {Promise<Sheet[]>}
 */
function readXlsxFile(input, options) {
  return unpackXlsxFile(input).then(function (contents) {
    return parseSpreadsheetContentsInWorker(readXlsxFileUniversal_createWorkerFunction, parseXml_parseXml, contents, options);
  });
}
//# sourceMappingURL=readXlsxFileUniversal.js.map
;// CONCATENATED MODULE: ./node_modules/read-excel-file/universal/index.js






// `parseSheetData()`







},

}]);