// What drives the engines. Not TypeScript: its packages are installed only for this walk.
import {chromium as playwright} from '@playwright/test';
import {launch} from 'puppeteer-core';
import {Capabilities, Key, WebDriver} from 'selenium-webdriver';
import {Executor, HttpClient} from 'selenium-webdriver/http/index.js';
import {DriverService} from 'selenium-webdriver/remote/index.js';

/** A Chromium, also one far older than Playwright expects: what a walk asks of it has always been there. */
export async function chromium(executablePath) {
  const args = ['--headless', '--no-sandbox', '--no-zygote', '--disable-gpu', '--in-process-gpu'];
  const browser = await playwright.launch({executablePath, args});
  const page = await browser.newPage({locale: 'pl-PL'});
  return {
    name: `Chromium ${browser.version()}`,
    open: (url) => page.goto(url),
    resize: (width, height) => page.setViewportSize({width, height}),
    // As text, which the page's policy does not concern.
    evaluate: (run, ...values) => page.evaluate(`(${run})(...${JSON.stringify(values)})`),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    click: (x, y) => page.mouse.click(x, y),
    print: () => page.pdf({format: 'A4'}),
    close: () => browser.close(),
  };
}

/** A Firefox, over BiDi. */
export async function firefox(executablePath) {
  const browser = await launch({browser: 'firefox', executablePath});
  const page = await browser.newPage();
  return {
    name: await browser.version(),
    open: (url) => page.goto(url),
    resize: (width, height) => page.setViewport({width, height}),
    evaluate: (run, ...args) => page.evaluate(run, ...args),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    click: (x, y) => page.mouse.click(x, y),
    print: () => page.pdf({format: 'A4'}),
    close: () => browser.close(),
  };
}

/** A WebKit, by the driver that comes with it. */
export async function webkit({name, program, port, capabilities}) {
  const service = new DriverService.Builder(program)
    .setLoopback(true)
    .setPort(port)
    .addArguments('--host=127.0.0.1', `--port=${port}`)
    .build();
  const executor = new Executor(new HttpClient(await service.start()));
  const driver = WebDriver.createSession(executor, new Capabilities(capabilities));
  return {
    name: `${name} ${(await driver.getCapabilities()).get('browserVersion')}`,
    open: (url) => driver.get(url),
    // One without a window of its own refuses.
    resize: (width, height) =>
      driver
        .manage()
        .window()
        .setRect({x: 0, y: 0, width, height})
        .catch(() => null),
    evaluate: (run, ...args) => driver.executeScript(run, ...args),
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => driver.actions().sendKeys(Key[key.toUpperCase()]).perform(),
    click: (x, y) =>
      driver
        .actions()
        .move({x: Math.round(x), y: Math.round(y)})
        .click()
        .perform(),
    // Its driver knows no command to print.
    print: null,
    close: async () => {
      await driver.quit().catch(() => null);
      await service.kill();
    },
  };
}
