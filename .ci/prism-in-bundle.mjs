/**
 * esbuild plugins to bundle Prism, pdfkit and others: parts that the contract does not need are left out, and two slow
 * or unbundlable places are replaced. A replacement whose place has changed fails the build.
 */
import { readFileSync } from 'node:fs';

const virtual = (name, filter, contents, isFor = () => true) => ({
  name,
  setup(build) {
    build.onResolve({ filter }, (found) =>
      isFor(found.importer) ? { path: name, namespace: name } : undefined,
    );
    build.onLoad({ filter: /.*/, namespace: name }, () => ({ contents, resolveDir: process.cwd() }));
  },
});

const replaced = (name, filter, change) => ({
  name,
  setup(build) {
    build.onLoad({ filter }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      const contents = change(text);
      if (contents === text)
        throw new Error(`${path} is not what ${name} of .ci/prism-in-bundle.mjs expects`);
      return { contents };
    });
  },
});

/** prism-core uses three functions of lodash; all of it would be larger than the pipeline. */
export const slimLodash = virtual(
  'slim-lodash',
  /^lodash$/,
  // At every request the pipeline calls `defaults` with the same object twice.
  `exports.compact = require('lodash/compact'); exports.defaultsDeep = require('lodash/defaultsDeep');
   const defaults = require('lodash/defaults');
   exports.defaults = (given, others) => (given === others ? given : defaults(given, others));`,
  (importer) => /[\\/]@stoplight[\\/]prism-core[\\/]/.test(importer),
);

/** fp-ts copies the arguments of every call of a curried function twice: a tenth of the cost of a GET. */
const leanFpTs = replaced('leanFpTs', /[\\/]fp-ts[\\/]lib[\\/]function\.js$/, (text) =>
  text.replace(
    /var dual = function \(arity, body\) \{[\s\S]*?\n\};\n/,
    `var dual = function (arity, body) {
    var isDataFirst = typeof arity === 'number' ? function (args) { return args.length >= arity; } : arity;
    return function () {
        if (isDataFirst(arguments)) return body.apply(this, arguments);
        if (arguments.length === 1) { var only = arguments[0]; return function (self) { return body(self, only); }; }
        var args = Array.from(arguments);
        return function (self) { return body.apply(void 0, [self].concat(args)); };
    };
};
`,
  ),
);

/** 25 MB for the keyword `x-faker`, which our contract does not use. Any use throws an error. */
const noFaker = virtual(
  'no-faker',
  /^@faker-js\/faker$/,
  `exports.default = new Proxy({}, { get(_, name) {
     if (typeof name === 'symbol') return undefined;
     throw new Error('x-faker in a schema needs @faker-js/faker, which this package leaves out: give examples instead.');
   } });`,
);

/** Not needed for OpenAPI 3.1: Postman's collections would add a second faker and a second lodash. */
const noPostman = virtual(
  'no-postman',
  /^@stoplight\/http-spec\/postman\/operation$/,
  `exports.transformPostmanCollectionOperations = () => { throw new Error('Postman collections are not read here.'); };`,
);

/** pdfkit loads its standard fonts' metrics by names that resolve only in its own folder. */
const pdfFonts = replaced('pdfFonts', /[\\/]pdfkit[\\/]js[\\/]pdfkit\.node\.mjs$/, (text) =>
  text
    .replace('const require$1 = createRequire(import.meta.url);\n', '')
    .replaceAll("require$1('#standard-fonts/", "require('#standard-fonts/"),
);

export const prismInBundle = [slimLodash, leanFpTs, noFaker, noPostman, pdfFonts];
