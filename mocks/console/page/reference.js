// The API reference with "try it": Swagger UI on the mock's own description, the chosen account's key filled in.
const of = new URLSearchParams(location.search).get('of') === 'control' ? 'control' : 'api';
for (const link of document.querySelectorAll('nav a')) {
  if (link.dataset.of === of) link.setAttribute('aria-current', 'page');
}

async function specOf(account) {
  const response = await fetch(of === 'control' ? '/__mock/control.json' : '/__mock/openapi.json');
  const spec = await response.json();
  // Swagger UI warns of any dialect but its own; it reads these schemas all the same.
  delete spec.jsonSchemaDialect;
  if (of === 'api')
    spec.servers = [{ url: account?.url ?? location.origin, description: account?.organization }];
  return spec;
}

async function draw(account) {
  const ui = window.SwaggerUIBundle({
    domNode: document.getElementById('reference'),
    spec: await specOf(account),
    docExpansion: 'none',
    filter: true,
    tryItOutEnabled: true,
    displayRequestDuration: true,
    defaultModelsExpandDepth: -1,
    persistAuthorization: false,
    validatorUrl: null,
    deepLinking: true,
    onComplete() {
      if (account !== undefined) ui.preauthorizeApiKey('apiKeyAuth', account.apiKey);
    },
  });
}

async function start() {
  if (of === 'control') return draw();
  const { accounts } = await (await fetch('/__mock/state')).json();
  const select = document.getElementById('account');
  for (const { name } of accounts) select.append(new Option(name, name));
  select.addEventListener('change', () => draw(accounts.find(({ name }) => name === select.value)));
  document.getElementById('account-choice').hidden = false;
  return draw(accounts[0]);
}
start();
