SELECT pg_catalog.set_config('search_path', '', false);
CREATE TABLE public.analyses (
    match text NOT NULL,
    basis text NOT NULL,
    document bytea NOT NULL
);
CREATE TABLE public.events (
    match text NOT NULL,
    number integer NOT NULL,
    type text NOT NULL,
    body text NOT NULL,
    at double precision NOT NULL,
    CONSTRAINT events_number_check CHECK ((number >= 0))
);
CREATE TABLE public.matches (
    id text NOT NULL,
    created double precision NOT NULL,
    active double precision NOT NULL,
    state text NOT NULL,
    head integer NOT NULL,
    header text NOT NULL,
    CONSTRAINT matches_state_check CHECK ((state = ANY (ARRAY['open'::text, 'over'::text])))
);
CREATE TABLE public.seeds (
    match text NOT NULL,
    seed bytea NOT NULL
);
CREATE TABLE public.tokens (
    match text NOT NULL,
    hash text NOT NULL,
    role text NOT NULL
);
CREATE TABLE public.versions (
    version integer NOT NULL
);
INSERT INTO public.analyses VALUES ('played', 'v2', '\x789cab562a2e492c4955b2524ac9cf4b55d2512ac92cc90171fd0eef49aa54aa0500b2b70b3a');
INSERT INTO public.events VALUES ('played', 0, 'seat', '{"seat":0,"name":"Ada"}', 1700000000.25);
INSERT INTO public.events VALUES ('played', 1, 'move', '{"by":0,"text":"K1 c6-d6 >K2"}', 1700000001.5);
INSERT INTO public.events VALUES ('played', 2, 'chat', '{"text":"sch\u00f6n \u5ead"}', 1700000002);
INSERT INTO public.matches VALUES ('played', 1700000000, 1700000002, 'over', 3, '{"game":"niwa","options":{"garden":"compact"},"seats":[{"name":"Ada"},{"name":"J\u00f6rg"}]}');
INSERT INTO public.matches VALUES ('empty', 1600000000, 1600000000, 'open', 0, '{}');
INSERT INTO public.seeds VALUES ('played', '\x000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');
INSERT INTO public.tokens VALUES ('played', 'fdee430d40bd57deeac186cd9790033d0f06f909a8806e7ce6e717ab7c7d5029', '[0]');
INSERT INTO public.tokens VALUES ('played', '47c215b5f70eb9c9b4bcb2c027007d6cf38a899f40d1d1da6922e49308b15b69', '"spectator"');
INSERT INTO public.versions VALUES (1);
INSERT INTO public.versions VALUES (2);
ALTER TABLE ONLY public.analyses
    ADD CONSTRAINT analyses_pkey PRIMARY KEY (match);
ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_pkey PRIMARY KEY (match, number);
ALTER TABLE ONLY public.matches
    ADD CONSTRAINT matches_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.seeds
    ADD CONSTRAINT seeds_pkey PRIMARY KEY (match);
ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_pkey PRIMARY KEY (match, hash);
ALTER TABLE ONLY public.versions
    ADD CONSTRAINT versions_pkey PRIMARY KEY (version);
ALTER TABLE ONLY public.analyses
    ADD CONSTRAINT analyses_match_fkey FOREIGN KEY (match) REFERENCES public.matches(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_match_fkey FOREIGN KEY (match) REFERENCES public.matches(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.seeds
    ADD CONSTRAINT seeds_match_fkey FOREIGN KEY (match) REFERENCES public.matches(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_match_fkey FOREIGN KEY (match) REFERENCES public.matches(id) ON DELETE CASCADE;
