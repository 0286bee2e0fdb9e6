export default { site: 'https://www.example.com', build: { format: 'file' } };
