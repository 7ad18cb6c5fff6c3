/** Instead of core's own: the HTML of a page, once all of its parts are there. */
export {renderToStringAsync as renderToHtml} from 'preact-render-to-string';
