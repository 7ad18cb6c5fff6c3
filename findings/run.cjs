const {SmlFile} = require('open-sml');

const bytes = (hex) => Buffer.from(hex.replaceAll(' ', ''), 'hex');

function checksum(data) {
  let sum = 0xffff;
  for (const byte of data) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >> 1) ^ 0x8408 : sum >> 1;
  }
  sum ^= 0xffff;
  return Buffer.from([sum & 0xff, sum >> 8]);
}

function message(number, body) {
  const content = bytes(`76 05 0102${number} 6200 6200 ${body}`);
  return Buffer.concat([content, bytes('63'), checksum(content), bytes('00')]);
}

/** A telegram with three registers: energy drawn, energy given and power. */
function telegram(drawn) {
  const meter = '0b 0a01454d480000000001';
  const entry = (code, unit, scaler, value) => `77 07 ${code} 01 01 62${unit} 52${scaler} ${value} 01`;
  const values = [
    entry('0100010800ff', '1e', 'ff', drawn),
    entry('0100020800ff', '1e', 'ff', '65 00000064'),
    entry('0100100700ff', '1b', '00', '52 f6'),
  ];
  const content = Buffer.concat([
    bytes('1b1b1b1b 01010101'),
    message('0301', `72 630101 76 01 01 0501020304 ${meter} 01 01`),
    message('0302', `72 630701 77 01 ${meter} 01 01 73 ${values.join('')} 01 01`),
    message('0303', '72 630201 71 01'),
  ]);
  const filler = (4 - (content.length % 4)) % 4;
  const whole = Buffer.concat([content, Buffer.alloc(filler), bytes('1b1b1b1b 1a'), Buffer.from([filler])]);
  return Buffer.concat([whole, checksum(whole)]);
}

for (const [kind, sign] of [['without a sign', '6'], ['with a sign', '5']]) {
  for (let length = 2; length <= 8; length += 1) {
    const value = `${sign}${length + 1}${(12_345).toString(16).padStart(2 * length, '0')}`;
    const file = new SmlFile();
    let seen;
    try {
      file.parse(telegram(value));
      seen = `${file.toString().match(/(?<=Value: )\S+/g).join(', ')}, valid: ${file.valid}`;
    } catch (error) {
      seen = `${error.message.replace(/ 0x.*/, '')}, values: ${file.toString().match(/(?<=Value: )\S+/g)}`;
    }
    console.log(`${kind}, ${length} bytes: ${seen}`);
  }
}
