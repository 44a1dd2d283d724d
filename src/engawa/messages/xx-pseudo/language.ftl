web-language-name = Éńǧŀíśħ
