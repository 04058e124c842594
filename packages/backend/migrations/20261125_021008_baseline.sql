CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
CREATE TYPE public.enum__about_v_version_status AS ENUM (
    'draft',
    'published'
);
CREATE TYPE public.enum__blogs_v_version_category AS ENUM (
    'sap',
    'cloud',
    'data-ai',
    'engineering',
    'business'
);
CREATE TYPE public.enum__blogs_v_version_status AS ENUM (
    'draft',
    'published'
);
CREATE TYPE public.enum__brand_v_version_corners AS ENUM (
    'facets',
    'plain'
);
CREATE TYPE public.enum__brand_v_version_divider AS ENUM (
    'waves',
    'plain'
);
CREATE TYPE public.enum__brand_v_version_headline_face AS ENUM (
    'fraunces',
    'newsreader',
    'literata',
    'instrument-sans',
    'inter',
    'manrope',
    'space-grotesk',
    'public-sans'
);
CREATE TYPE public.enum__brand_v_version_status AS ENUM (
    'draft',
    'published'
);
CREATE TYPE public.enum__brand_v_version_text_face AS ENUM (
    'fraunces',
    'newsreader',
    'literata',
    'instrument-sans',
    'inter',
    'manrope',
    'space-grotesk',
    'public-sans'
);
CREATE TYPE public.enum__companies_v_version_status AS ENUM (
    'draft',
    'published'
);
CREATE TYPE public.enum__culture_highlights_v_version_status AS ENUM (
    'draft',
    'published'
);
CREATE TYPE public.enum__forms_v_version_status AS ENUM (
    'draft',
    'published'
);
CREATE TYPE public.enum__home_v_version_status AS ENUM (
    'draft',
    'published'
);
CREATE TYPE public.enum__jobs_v_version_availability AS ENUM (
    'active',
    'closed'
);
CREATE TYPE public.enum__jobs_v_version_job_type AS ENUM (
    'full-time',
    'part-time',
    'contract',
    'internship'
);
CREATE TYPE public.enum__jobs_v_version_questions_kind AS ENUM (
    'text',
    'choice',
    'yes-no'
);
CREATE TYPE public.enum__jobs_v_version_salary_currency AS ENUM (
    'INR',
    'USD',
    'GBP'
);
CREATE TYPE public.enum__jobs_v_version_salary_unit AS ENUM (
    'year',
    'month',
    'hour'
);
CREATE TYPE public.enum__jobs_v_version_status AS ENUM (
    'draft',
    'published'
);
CREATE TYPE public.enum__jobs_v_version_work_mode AS ENUM (
    'on-site',
    'hybrid',
    'remote'
);
CREATE TYPE public.enum__legal_sections_v_version_document AS ENUM (
    'Privacy Policy',
    'Cookie Policy',
    'Terms and Conditions'
);
CREATE TYPE public.enum__legal_sections_v_version_status AS ENUM (
    'draft',
    'published'
);
CREATE TYPE public.enum__menus_v_version_status AS ENUM (
    'draft',
    'published'
);
CREATE TYPE public.enum__offices_v_version_status AS ENUM (
    'draft',
    'published'
);
CREATE TYPE public.enum__page_contents_v_version_page AS ENUM (
    'Home',
    'About',
    'Cloud Solution',
    'Consulting',
    'Contact Us',
    'Industries',
    'Insights',
    'Modernization',
    'Services',
    'Solutions',
    'Join Us'
);
CREATE TYPE public.enum__page_contents_v_version_status AS ENUM (
    'draft',
    'published'
);
CREATE TYPE public.enum__pages_v_blocks_articles_category AS ENUM (
    'sap',
    'cloud',
    'data-ai',
    'engineering',
    'business'
);
CREATE TYPE public.enum__pages_v_version_status AS ENUM (
    'draft',
    'published'
);
CREATE TYPE public.enum__services_v_version_status AS ENUM (
    'draft',
    'published'
);
CREATE TYPE public.enum__settings_v_version_status AS ENUM (
    'draft',
    'published'
);
CREATE TYPE public.enum__solutions_v_version_status AS ENUM (
    'draft',
    'published'
);
CREATE TYPE public.enum__success_stories_v_version_status AS ENUM (
    'draft',
    'published'
);
CREATE TYPE public.enum__team_members_v_version_status AS ENUM (
    'draft',
    'published'
);
CREATE TYPE public.enum_about_status AS ENUM (
    'draft',
    'published'
);
CREATE TYPE public.enum_application_notes_delivery AS ENUM (
    'waiting',
    'sent',
    'failed',
    'settled'
);
CREATE TYPE public.enum_application_notes_kind AS ENUM (
    'note',
    'reply',
    'change'
);
CREATE TYPE public.enum_applications_rejection_reason AS ENUM (
    'skills',
    'experience',
    'salary',
    'location',
    'other-chosen',
    'role-closed',
    'no-answer',
    'other'
);
CREATE TYPE public.enum_applications_resume_scan AS ENUM (
    'off',
    'waiting',
    'clean',
    'infected'
);
CREATE TYPE public.enum_applications_stage AS ENUM (
    'new',
    'screening',
    'interview',
    'offer',
    'hired',
    'rejected',
    'withdrawn'
);
CREATE TYPE public.enum_appointments_state AS ENUM (
    'offered',
    'booked',
    'lapsed',
    'cancelled'
);
CREATE TYPE public.enum_appointments_subject AS ENUM (
    'applications',
    'messages'
);
CREATE TYPE public.enum_audit_events_action AS ENUM (
    'created',
    'changed',
    'published',
    'unpublished',
    'review-asked',
    'approved',
    'returned',
    'released',
    'trashed',
    'restored',
    'deleted',
    'opened',
    'listed',
    'downloaded',
    'exported',
    'mailed',
    'signed-in',
    'refused',
    'signed-out',
    'erased',
    'retired'
);
CREATE TYPE public.enum_blogs_category AS ENUM (
    'sap',
    'cloud',
    'data-ai',
    'engineering',
    'business'
);
CREATE TYPE public.enum_blogs_status AS ENUM (
    'draft',
    'published'
);
CREATE TYPE public.enum_brand_corners AS ENUM (
    'facets',
    'plain'
);
CREATE TYPE public.enum_brand_divider AS ENUM (
    'waves',
    'plain'
);
CREATE TYPE public.enum_brand_headline_face AS ENUM (
    'fraunces',
    'newsreader',
    'literata',
    'instrument-sans',
    'inter',
    'manrope',
    'space-grotesk',
    'public-sans'
);
CREATE TYPE public.enum_brand_status AS ENUM (
    'draft',
    'published'
);
CREATE TYPE public.enum_brand_text_face AS ENUM (
    'fraunces',
    'newsreader',
    'literata',
    'instrument-sans',
    'inter',
    'manrope',
    'space-grotesk',
    'public-sans'
);
CREATE TYPE public.enum_companies_status AS ENUM (
    'draft',
    'published'
);
CREATE TYPE public.enum_culture_highlights_status AS ENUM (
    'draft',
    'published'
);
CREATE TYPE public.enum_deliveries_state AS ENUM (
    'waiting',
    'sent',
    'failed'
);
CREATE TYPE public.enum_forms_status AS ENUM (
    'draft',
    'published'
);
CREATE TYPE public.enum_guided_start_passed AS ENUM (
    'company',
    'brand',
    'people',
    'samples',
    'checklist'
);
CREATE TYPE public.enum_home_status AS ENUM (
    'draft',
    'published'
);
CREATE TYPE public.enum_jobs_availability AS ENUM (
    'active',
    'closed'
);
CREATE TYPE public.enum_jobs_job_type AS ENUM (
    'full-time',
    'part-time',
    'contract',
    'internship'
);
CREATE TYPE public.enum_jobs_questions_kind AS ENUM (
    'text',
    'choice',
    'yes-no'
);
CREATE TYPE public.enum_jobs_salary_currency AS ENUM (
    'INR',
    'USD',
    'GBP'
);
CREATE TYPE public.enum_jobs_salary_unit AS ENUM (
    'year',
    'month',
    'hour'
);
CREATE TYPE public.enum_jobs_status AS ENUM (
    'draft',
    'published'
);
CREATE TYPE public.enum_jobs_work_mode AS ENUM (
    'on-site',
    'hybrid',
    'remote'
);
CREATE TYPE public.enum_legal_sections_document AS ENUM (
    'Privacy Policy',
    'Cookie Policy',
    'Terms and Conditions'
);
CREATE TYPE public.enum_legal_sections_status AS ENUM (
    'draft',
    'published'
);
CREATE TYPE public.enum_mails_state AS ENUM (
    'waiting',
    'sent',
    'failed'
);
CREATE TYPE public.enum_menus_status AS ENUM (
    'draft',
    'published'
);
CREATE TYPE public.enum_message_notes_delivery AS ENUM (
    'waiting',
    'sent',
    'failed',
    'settled'
);
CREATE TYPE public.enum_message_notes_kind AS ENUM (
    'note',
    'reply',
    'change'
);
CREATE TYPE public.enum_messages_status AS ENUM (
    'new',
    'in-progress',
    'answered',
    'spam'
);
CREATE TYPE public.enum_offices_status AS ENUM (
    'draft',
    'published'
);
CREATE TYPE public.enum_page_contents_page AS ENUM (
    'Home',
    'About',
    'Cloud Solution',
    'Consulting',
    'Contact Us',
    'Industries',
    'Insights',
    'Modernization',
    'Services',
    'Solutions',
    'Join Us'
);
CREATE TYPE public.enum_page_contents_status AS ENUM (
    'draft',
    'published'
);
CREATE TYPE public.enum_pages_blocks_articles_category AS ENUM (
    'sap',
    'cloud',
    'data-ai',
    'engineering',
    'business'
);
CREATE TYPE public.enum_pages_status AS ENUM (
    'draft',
    'published'
);
CREATE TYPE public.enum_payload_jobs_log_state AS ENUM (
    'failed',
    'succeeded'
);
CREATE TYPE public.enum_payload_jobs_log_task_slug AS ENUM (
    'inline',
    'schedulePublish'
);
CREATE TYPE public.enum_payload_jobs_task_slug AS ENUM (
    'inline',
    'schedulePublish'
);
CREATE TYPE public.enum_reply_templates_audience AS ENUM (
    'applications',
    'messages'
);
CREATE TYPE public.enum_services_status AS ENUM (
    'draft',
    'published'
);
CREATE TYPE public.enum_settings_status AS ENUM (
    'draft',
    'published'
);
CREATE TYPE public.enum_solutions_status AS ENUM (
    'draft',
    'published'
);
CREATE TYPE public.enum_success_stories_status AS ENUM (
    'draft',
    'published'
);
CREATE TYPE public.enum_team_members_status AS ENUM (
    'draft',
    'published'
);
CREATE TYPE public.enum_users_roles AS ENUM (
    'administrator',
    'editor',
    'recruiter',
    'sales'
);
CREATE TABLE public._about_v (
    id integer NOT NULL,
    version_hero_text_title1 character varying,
    version_hero_text_title2 character varying,
    version_hero_text_title3 character varying,
    version_hero_text_title4 character varying,
    version_hero_text_para1 character varying,
    version_hero_text_para2 character varying,
    version_mission_title character varying,
    version_mission_text character varying,
    version_vision_title character varying,
    version_vision_text character varying,
    version_timeline_title character varying,
    version_team_heading_title character varying,
    version_team_heading_subtitle character varying,
    version_team_heading_subtitle2 character varying,
    version_team_heading_subtitle3 character varying,
    version_team_heading_linkedin_image_id integer,
    version__status public.enum__about_v_version_status DEFAULT 'draft'::public.enum__about_v_version_status,
    version_updated_at timestamp(3) with time zone,
    version_created_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    latest boolean,
    autosave boolean,
    version_saved_by character varying
);
CREATE SEQUENCE public._about_v_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._about_v_id_seq OWNED BY public._about_v.id;
CREATE TABLE public._about_v_version_timeline (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id integer NOT NULL,
    period character varying,
    title character varying,
    text character varying,
    _uuid character varying
);
CREATE SEQUENCE public._about_v_version_timeline_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._about_v_version_timeline_id_seq OWNED BY public._about_v_version_timeline.id;
CREATE TABLE public._blogs_v (
    id integer NOT NULL,
    parent_id integer,
    version_title character varying,
    version_subtitle character varying,
    version_category public.enum__blogs_v_version_category,
    version_author_id integer,
    version_published_on timestamp(3) with time zone,
    version_image_id integer,
    version_description jsonb,
    version_key character varying,
    version_sample boolean DEFAULT false,
    version_updated_at timestamp(3) with time zone,
    version_created_at timestamp(3) with time zone,
    version__status public.enum__blogs_v_version_status DEFAULT 'draft'::public.enum__blogs_v_version_status,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    latest boolean,
    version_meta_title character varying,
    version_meta_description character varying,
    version_meta_image_id integer,
    autosave boolean,
    version_reading_minutes numeric,
    version_saved_by character varying,
    version_deleted_at timestamp(3) with time zone
);
CREATE SEQUENCE public._blogs_v_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._blogs_v_id_seq OWNED BY public._blogs_v.id;
CREATE TABLE public._brand_v (
    id integer NOT NULL,
    version_logo_id integer,
    version_logo_on_dark_id integer,
    version_mark_id integer,
    version_colours_ink character varying DEFAULT '#10182b'::character varying,
    version_colours_main character varying DEFAULT '#0e6f6b'::character varying,
    version_colours_accent character varying DEFAULT '#f2a33a'::character varying,
    version_colours_ground character varying DEFAULT '#faf8f4'::character varying,
    version_headline_face public.enum__brand_v_version_headline_face DEFAULT 'fraunces'::public.enum__brand_v_version_headline_face,
    version_text_face public.enum__brand_v_version_text_face DEFAULT 'instrument-sans'::public.enum__brand_v_version_text_face,
    version_corners public.enum__brand_v_version_corners DEFAULT 'facets'::public.enum__brand_v_version_corners,
    version_divider public.enum__brand_v_version_divider DEFAULT 'waves'::public.enum__brand_v_version_divider,
    version_updated_at timestamp(3) with time zone,
    version_created_at timestamp(3) with time zone,
    version_saved_by character varying,
    version__status public.enum__brand_v_version_status DEFAULT 'draft'::public.enum__brand_v_version_status,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    latest boolean,
    autosave boolean
);
CREATE SEQUENCE public._brand_v_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._brand_v_id_seq OWNED BY public._brand_v.id;
CREATE TABLE public._companies_v (
    id integer NOT NULL,
    parent_id integer,
    version__order character varying,
    version_name character varying,
    version_image_id integer,
    version_image_url character varying,
    version_key character varying,
    version_sample boolean DEFAULT false,
    version_updated_at timestamp(3) with time zone,
    version_created_at timestamp(3) with time zone,
    version__status public.enum__companies_v_version_status DEFAULT 'draft'::public.enum__companies_v_version_status,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    latest boolean,
    autosave boolean,
    version_saved_by character varying,
    version_deleted_at timestamp(3) with time zone
);
CREATE SEQUENCE public._companies_v_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._companies_v_id_seq OWNED BY public._companies_v.id;
CREATE TABLE public._culture_highlights_v (
    id integer NOT NULL,
    parent_id integer,
    version__order character varying,
    version_title character varying,
    version_key character varying,
    version_sample boolean DEFAULT false,
    version_updated_at timestamp(3) with time zone,
    version_created_at timestamp(3) with time zone,
    version__status public.enum__culture_highlights_v_version_status DEFAULT 'draft'::public.enum__culture_highlights_v_version_status,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    latest boolean,
    autosave boolean,
    version_saved_by character varying,
    version_deleted_at timestamp(3) with time zone
);
CREATE SEQUENCE public._culture_highlights_v_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._culture_highlights_v_id_seq OWNED BY public._culture_highlights_v.id;
CREATE TABLE public._culture_highlights_v_version_images (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id integer NOT NULL,
    media_id integer,
    _uuid character varying
);
CREATE SEQUENCE public._culture_highlights_v_version_images_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._culture_highlights_v_version_images_id_seq OWNED BY public._culture_highlights_v_version_images.id;
CREATE TABLE public._forms_v (
    id integer NOT NULL,
    version_contact_tag character varying,
    version_contact_heading character varying,
    version_contact_text character varying,
    version_contact_notice_text jsonb,
    version_contact_notice_version numeric DEFAULT 1,
    version_application_intro character varying,
    version_application_without_script jsonb,
    version_application_notice_text jsonb,
    version_application_notice_version numeric DEFAULT 1,
    version__status public.enum__forms_v_version_status DEFAULT 'draft'::public.enum__forms_v_version_status,
    version_updated_at timestamp(3) with time zone,
    version_created_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    latest boolean,
    autosave boolean,
    version_contact_notice_months numeric DEFAULT 24,
    version_application_notice_months numeric DEFAULT 12,
    version_application_talent_pool character varying DEFAULT 'Keep my application for other roles as well (talent pool). This is optional and changes nothing for this role. It is then kept for twelve months from today instead. 30 days before they end, and not before the role is decided, an email asks me whether to keep or erase it; without an answer it is erased. I can take this back at any time at “My application”.'::character varying,
    version_saved_by character varying
);
CREATE SEQUENCE public._forms_v_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._forms_v_id_seq OWNED BY public._forms_v.id;
CREATE TABLE public._home_v (
    id integer NOT NULL,
    version_why_section_banner_id integer,
    version_why_section_heading character varying,
    version_why_section_sub_heading character varying,
    version_why_section_image_id integer,
    version_solutions_section_tag character varying,
    version_solutions_section_title character varying,
    version_solutions_section_subtitle character varying,
    version_services_section_tag character varying,
    version_services_section_title character varying,
    version_services_section_subtitle character varying,
    version_business_level_section_text character varying,
    version_business_level_section_sub_text character varying,
    version_business_level_section_button_label character varying,
    version_blog_sections_blog_title character varying,
    version_blog_sections_blog_sub_title character varying,
    version_blog_sections_blog_sub_title2 character varying,
    version_blog_sections_blog_sub_title3 character varying,
    version_blog_sections_blog_view_all character varying,
    version_company_list_title character varying,
    version__status public.enum__home_v_version_status DEFAULT 'draft'::public.enum__home_v_version_status,
    version_updated_at timestamp(3) with time zone,
    version_created_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    latest boolean,
    autosave boolean,
    version_saved_by character varying
);
CREATE SEQUENCE public._home_v_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._home_v_id_seq OWNED BY public._home_v.id;
CREATE TABLE public._home_v_rels (
    id integer NOT NULL,
    "order" integer,
    parent_id integer NOT NULL,
    path character varying NOT NULL,
    solutions_id integer,
    services_id integer,
    blogs_id integer,
    companies_id integer
);
CREATE SEQUENCE public._home_v_rels_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._home_v_rels_id_seq OWNED BY public._home_v_rels.id;
CREATE TABLE public._home_v_version_hero_sections (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id integer NOT NULL,
    hero_video_id integer,
    text character varying,
    is_active boolean DEFAULT false,
    _uuid character varying
);
CREATE SEQUENCE public._home_v_version_hero_sections_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._home_v_version_hero_sections_id_seq OWNED BY public._home_v_version_hero_sections.id;
CREATE TABLE public._home_v_version_middle_section (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id integer NOT NULL,
    sub_text character varying,
    text character varying,
    _uuid character varying
);
CREATE SEQUENCE public._home_v_version_middle_section_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._home_v_version_middle_section_id_seq OWNED BY public._home_v_version_middle_section.id;
CREATE TABLE public._home_v_version_why_section_why_card_data (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id integer NOT NULL,
    title character varying,
    "desc" character varying,
    _uuid character varying
);
CREATE SEQUENCE public._home_v_version_why_section_why_card_data_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._home_v_version_why_section_why_card_data_id_seq OWNED BY public._home_v_version_why_section_why_card_data.id;
CREATE TABLE public._jobs_v (
    id integer NOT NULL,
    parent_id integer,
    version_title character varying,
    version_department character varying,
    version_experience character varying,
    version_location character varying,
    version_city character varying,
    version_country character varying,
    version_job_type public.enum__jobs_v_version_job_type DEFAULT 'full-time'::public.enum__jobs_v_version_job_type,
    version_work_mode public.enum__jobs_v_version_work_mode DEFAULT 'on-site'::public.enum__jobs_v_version_work_mode,
    version_education character varying,
    version_salary_min numeric,
    version_salary_max numeric,
    version_description jsonb,
    version_availability public.enum__jobs_v_version_availability DEFAULT 'active'::public.enum__jobs_v_version_availability,
    version_posted_on timestamp(3) with time zone,
    version_closing_on timestamp(3) with time zone,
    version_key character varying,
    version_sample boolean DEFAULT false,
    version_updated_at timestamp(3) with time zone,
    version_created_at timestamp(3) with time zone,
    version__status public.enum__jobs_v_version_status DEFAULT 'draft'::public.enum__jobs_v_version_status,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    latest boolean,
    version_closed_at timestamp(3) with time zone,
    version_meta_title character varying,
    version_meta_description character varying,
    version_meta_image_id integer,
    autosave boolean,
    version_search_text character varying,
    version_archived boolean DEFAULT false,
    version_salary_currency public.enum__jobs_v_version_salary_currency DEFAULT 'INR'::public.enum__jobs_v_version_salary_currency,
    version_salary_unit public.enum__jobs_v_version_salary_unit DEFAULT 'year'::public.enum__jobs_v_version_salary_unit,
    version_saved_by character varying,
    version_deleted_at timestamp(3) with time zone
);
CREATE SEQUENCE public._jobs_v_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._jobs_v_id_seq OWNED BY public._jobs_v.id;
CREATE TABLE public._jobs_v_texts (
    id integer NOT NULL,
    "order" integer NOT NULL,
    parent_id integer NOT NULL,
    path character varying NOT NULL,
    text character varying
);
CREATE SEQUENCE public._jobs_v_texts_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._jobs_v_texts_id_seq OWNED BY public._jobs_v_texts.id;
CREATE TABLE public._jobs_v_version_questions (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id integer NOT NULL,
    text character varying,
    kind public.enum__jobs_v_version_questions_kind DEFAULT 'text'::public.enum__jobs_v_version_questions_kind,
    required boolean DEFAULT false,
    _uuid character varying
);
CREATE SEQUENCE public._jobs_v_version_questions_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._jobs_v_version_questions_id_seq OWNED BY public._jobs_v_version_questions.id;
CREATE TABLE public._legal_sections_v (
    id integer NOT NULL,
    parent_id integer,
    version__order character varying,
    version_title character varying,
    version_document public.enum__legal_sections_v_version_document,
    version_description jsonb,
    version_key character varying,
    version_sample boolean DEFAULT false,
    version_updated_at timestamp(3) with time zone,
    version_created_at timestamp(3) with time zone,
    version__status public.enum__legal_sections_v_version_status DEFAULT 'draft'::public.enum__legal_sections_v_version_status,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    latest boolean,
    autosave boolean,
    version_saved_by character varying,
    version_deleted_at timestamp(3) with time zone
);
CREATE SEQUENCE public._legal_sections_v_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._legal_sections_v_id_seq OWNED BY public._legal_sections_v.id;
CREATE TABLE public._menus_v (
    id integer NOT NULL,
    version_contact_title character varying,
    version_contact_link character varying,
    version__status public.enum__menus_v_version_status DEFAULT 'draft'::public.enum__menus_v_version_status,
    version_updated_at timestamp(3) with time zone,
    version_created_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    latest boolean,
    autosave boolean,
    version_saved_by character varying
);
CREATE SEQUENCE public._menus_v_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._menus_v_id_seq OWNED BY public._menus_v.id;
CREATE TABLE public._menus_v_version_legal (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id integer NOT NULL,
    title character varying,
    link character varying,
    _uuid character varying
);
CREATE SEQUENCE public._menus_v_version_legal_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._menus_v_version_legal_id_seq OWNED BY public._menus_v_version_legal.id;
CREATE TABLE public._menus_v_version_main (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id integer NOT NULL,
    title character varying,
    link character varying,
    _uuid character varying
);
CREATE TABLE public._menus_v_version_main_children (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id integer NOT NULL,
    title character varying,
    link character varying,
    _uuid character varying
);
CREATE SEQUENCE public._menus_v_version_main_children_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._menus_v_version_main_children_id_seq OWNED BY public._menus_v_version_main_children.id;
CREATE SEQUENCE public._menus_v_version_main_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._menus_v_version_main_id_seq OWNED BY public._menus_v_version_main.id;
CREATE TABLE public._offices_v (
    id integer NOT NULL,
    parent_id integer,
    version__order character varying,
    version_name character varying,
    version_label character varying,
    version_address character varying,
    version_country character varying,
    version_phone character varying,
    version_email character varying,
    version_desktop_top numeric,
    version_desktop_left numeric,
    version_mobile_top numeric,
    version_mobile_left numeric,
    version_key character varying,
    version_sample boolean DEFAULT false,
    version_updated_at timestamp(3) with time zone,
    version_created_at timestamp(3) with time zone,
    version__status public.enum__offices_v_version_status DEFAULT 'draft'::public.enum__offices_v_version_status,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    latest boolean,
    autosave boolean,
    version_saved_by character varying,
    version_deleted_at timestamp(3) with time zone
);
CREATE SEQUENCE public._offices_v_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._offices_v_id_seq OWNED BY public._offices_v.id;
CREATE TABLE public._page_contents_v (
    id integer NOT NULL,
    parent_id integer,
    version_page public.enum__page_contents_v_version_page,
    version_intro_tag character varying,
    version_intro_title character varying,
    version_intro_text character varying,
    version_intro_link_label character varying,
    version_key character varying,
    version_sample boolean DEFAULT false,
    version_updated_at timestamp(3) with time zone,
    version_created_at timestamp(3) with time zone,
    version__status public.enum__page_contents_v_version_status DEFAULT 'draft'::public.enum__page_contents_v_version_status,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    latest boolean,
    autosave boolean,
    version_saved_by character varying,
    version_deleted_at timestamp(3) with time zone
);
CREATE TABLE public._page_contents_v_blocks_call_to_action (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    _path text NOT NULL,
    id integer NOT NULL,
    title character varying,
    text character varying,
    button_label character varying,
    link character varying,
    _uuid character varying,
    block_name character varying
);
CREATE SEQUENCE public._page_contents_v_blocks_call_to_action_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._page_contents_v_blocks_call_to_action_id_seq OWNED BY public._page_contents_v_blocks_call_to_action.id;
CREATE TABLE public._page_contents_v_blocks_cards (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    _path text NOT NULL,
    id integer NOT NULL,
    tag character varying,
    title character varying,
    text character varying,
    _uuid character varying,
    block_name character varying
);
CREATE TABLE public._page_contents_v_blocks_cards_cards (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id integer NOT NULL,
    title character varying,
    subtitle character varying,
    image_id integer,
    link character varying,
    _uuid character varying
);
CREATE SEQUENCE public._page_contents_v_blocks_cards_cards_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._page_contents_v_blocks_cards_cards_id_seq OWNED BY public._page_contents_v_blocks_cards_cards.id;
CREATE SEQUENCE public._page_contents_v_blocks_cards_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._page_contents_v_blocks_cards_id_seq OWNED BY public._page_contents_v_blocks_cards.id;
CREATE TABLE public._page_contents_v_blocks_groups (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    _path text NOT NULL,
    id integer NOT NULL,
    tag character varying,
    title character varying,
    text character varying,
    _uuid character varying,
    block_name character varying
);
CREATE TABLE public._page_contents_v_blocks_groups_groups (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id integer NOT NULL,
    title character varying,
    text character varying,
    _uuid character varying
);
CREATE TABLE public._page_contents_v_blocks_groups_groups_companies (
    _order integer NOT NULL,
    _parent_id integer CONSTRAINT _page_contents_v_blocks_groups_groups_compa__parent_id_not_null NOT NULL,
    id integer NOT NULL,
    name character varying,
    text character varying,
    _uuid character varying
);
CREATE SEQUENCE public._page_contents_v_blocks_groups_groups_companies_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._page_contents_v_blocks_groups_groups_companies_id_seq OWNED BY public._page_contents_v_blocks_groups_groups_companies.id;
CREATE SEQUENCE public._page_contents_v_blocks_groups_groups_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._page_contents_v_blocks_groups_groups_id_seq OWNED BY public._page_contents_v_blocks_groups_groups.id;
CREATE SEQUENCE public._page_contents_v_blocks_groups_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._page_contents_v_blocks_groups_id_seq OWNED BY public._page_contents_v_blocks_groups.id;
CREATE TABLE public._page_contents_v_blocks_text (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    _path text NOT NULL,
    id integer NOT NULL,
    title character varying,
    body jsonb,
    _uuid character varying,
    block_name character varying
);
CREATE SEQUENCE public._page_contents_v_blocks_text_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._page_contents_v_blocks_text_id_seq OWNED BY public._page_contents_v_blocks_text.id;
CREATE SEQUENCE public._page_contents_v_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._page_contents_v_id_seq OWNED BY public._page_contents_v.id;
CREATE TABLE public._page_contents_v_version_home (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id integer NOT NULL,
    media_id integer,
    title character varying,
    _uuid character varying
);
CREATE SEQUENCE public._page_contents_v_version_home_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._page_contents_v_version_home_id_seq OWNED BY public._page_contents_v_version_home.id;
CREATE TABLE public._pages_v (
    id integer NOT NULL,
    parent_id integer,
    version_title character varying,
    version_subtitle character varying,
    version_path character varying,
    version_image_id integer,
    version_description jsonb,
    version_key character varying,
    version_sample boolean DEFAULT false,
    version_updated_at timestamp(3) with time zone,
    version_created_at timestamp(3) with time zone,
    version__status public.enum__pages_v_version_status DEFAULT 'draft'::public.enum__pages_v_version_status,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    latest boolean,
    version_meta_title character varying,
    version_meta_description character varying,
    version_meta_image_id integer,
    autosave boolean,
    version_saved_by character varying,
    version_deleted_at timestamp(3) with time zone
);
CREATE TABLE public._pages_v_blocks_articles (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    _path text NOT NULL,
    id integer NOT NULL,
    tag character varying,
    title character varying,
    text character varying,
    category public.enum__pages_v_blocks_articles_category,
    count numeric DEFAULT 3,
    _uuid character varying,
    block_name character varying
);
CREATE SEQUENCE public._pages_v_blocks_articles_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._pages_v_blocks_articles_id_seq OWNED BY public._pages_v_blocks_articles.id;
CREATE TABLE public._pages_v_blocks_call_to_action (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    _path text NOT NULL,
    id integer NOT NULL,
    title character varying,
    text character varying,
    button_label character varying,
    link character varying,
    _uuid character varying,
    block_name character varying
);
CREATE SEQUENCE public._pages_v_blocks_call_to_action_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._pages_v_blocks_call_to_action_id_seq OWNED BY public._pages_v_blocks_call_to_action.id;
CREATE TABLE public._pages_v_blocks_cards (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    _path text NOT NULL,
    id integer NOT NULL,
    tag character varying,
    title character varying,
    text character varying,
    _uuid character varying,
    block_name character varying
);
CREATE TABLE public._pages_v_blocks_cards_cards (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id integer NOT NULL,
    title character varying,
    subtitle character varying,
    image_id integer,
    link character varying,
    _uuid character varying
);
CREATE SEQUENCE public._pages_v_blocks_cards_cards_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._pages_v_blocks_cards_cards_id_seq OWNED BY public._pages_v_blocks_cards_cards.id;
CREATE SEQUENCE public._pages_v_blocks_cards_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._pages_v_blocks_cards_id_seq OWNED BY public._pages_v_blocks_cards.id;
CREATE TABLE public._pages_v_blocks_counters (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    _path text NOT NULL,
    id integer NOT NULL,
    title character varying,
    _uuid character varying,
    block_name character varying
);
CREATE TABLE public._pages_v_blocks_counters_counters (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id integer NOT NULL,
    figure character varying,
    text character varying,
    _uuid character varying
);
CREATE SEQUENCE public._pages_v_blocks_counters_counters_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._pages_v_blocks_counters_counters_id_seq OWNED BY public._pages_v_blocks_counters_counters.id;
CREATE SEQUENCE public._pages_v_blocks_counters_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._pages_v_blocks_counters_id_seq OWNED BY public._pages_v_blocks_counters.id;
CREATE TABLE public._pages_v_blocks_gallery (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    _path text NOT NULL,
    id integer NOT NULL,
    title character varying,
    text character varying,
    _uuid character varying,
    block_name character varying
);
CREATE SEQUENCE public._pages_v_blocks_gallery_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._pages_v_blocks_gallery_id_seq OWNED BY public._pages_v_blocks_gallery.id;
CREATE TABLE public._pages_v_blocks_groups (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    _path text NOT NULL,
    id integer NOT NULL,
    tag character varying,
    title character varying,
    text character varying,
    _uuid character varying,
    block_name character varying
);
CREATE TABLE public._pages_v_blocks_groups_groups (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id integer NOT NULL,
    title character varying,
    text character varying,
    _uuid character varying
);
CREATE TABLE public._pages_v_blocks_groups_groups_companies (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id integer NOT NULL,
    name character varying,
    text character varying,
    _uuid character varying
);
CREATE SEQUENCE public._pages_v_blocks_groups_groups_companies_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._pages_v_blocks_groups_groups_companies_id_seq OWNED BY public._pages_v_blocks_groups_groups_companies.id;
CREATE SEQUENCE public._pages_v_blocks_groups_groups_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._pages_v_blocks_groups_groups_id_seq OWNED BY public._pages_v_blocks_groups_groups.id;
CREATE SEQUENCE public._pages_v_blocks_groups_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._pages_v_blocks_groups_id_seq OWNED BY public._pages_v_blocks_groups.id;
CREATE TABLE public._pages_v_blocks_hero (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    _path text NOT NULL,
    id integer NOT NULL,
    title character varying,
    _uuid character varying,
    block_name character varying
);
CREATE SEQUENCE public._pages_v_blocks_hero_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._pages_v_blocks_hero_id_seq OWNED BY public._pages_v_blocks_hero.id;
CREATE TABLE public._pages_v_blocks_jobs (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    _path text NOT NULL,
    id integer NOT NULL,
    tag character varying,
    title character varying,
    text character varying,
    department character varying,
    count numeric DEFAULT 5,
    _uuid character varying,
    block_name character varying
);
CREATE SEQUENCE public._pages_v_blocks_jobs_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._pages_v_blocks_jobs_id_seq OWNED BY public._pages_v_blocks_jobs.id;
CREATE TABLE public._pages_v_blocks_logos (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    _path text NOT NULL,
    id integer NOT NULL,
    title character varying,
    _uuid character varying,
    block_name character varying
);
CREATE SEQUENCE public._pages_v_blocks_logos_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._pages_v_blocks_logos_id_seq OWNED BY public._pages_v_blocks_logos.id;
CREATE TABLE public._pages_v_blocks_map (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    _path text NOT NULL,
    id integer NOT NULL,
    tag character varying,
    title character varying,
    text character varying,
    _uuid character varying,
    block_name character varying
);
CREATE SEQUENCE public._pages_v_blocks_map_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._pages_v_blocks_map_id_seq OWNED BY public._pages_v_blocks_map.id;
CREATE TABLE public._pages_v_blocks_questions (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    _path text NOT NULL,
    id integer NOT NULL,
    tag character varying,
    title character varying,
    text character varying,
    _uuid character varying,
    block_name character varying
);
CREATE SEQUENCE public._pages_v_blocks_questions_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._pages_v_blocks_questions_id_seq OWNED BY public._pages_v_blocks_questions.id;
CREATE TABLE public._pages_v_blocks_questions_questions (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id integer NOT NULL,
    question character varying,
    answer jsonb,
    _uuid character varying
);
CREATE SEQUENCE public._pages_v_blocks_questions_questions_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._pages_v_blocks_questions_questions_id_seq OWNED BY public._pages_v_blocks_questions_questions.id;
CREATE TABLE public._pages_v_blocks_stories (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    _path text NOT NULL,
    id integer NOT NULL,
    title character varying DEFAULT 'Success stories'::character varying,
    text character varying,
    _uuid character varying,
    block_name character varying
);
CREATE SEQUENCE public._pages_v_blocks_stories_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._pages_v_blocks_stories_id_seq OWNED BY public._pages_v_blocks_stories.id;
CREATE TABLE public._pages_v_blocks_text (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    _path text NOT NULL,
    id integer NOT NULL,
    title character varying,
    body jsonb,
    _uuid character varying,
    block_name character varying
);
CREATE SEQUENCE public._pages_v_blocks_text_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._pages_v_blocks_text_id_seq OWNED BY public._pages_v_blocks_text.id;
CREATE TABLE public._pages_v_blocks_timeline (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    _path text NOT NULL,
    id integer NOT NULL,
    title character varying,
    _uuid character varying,
    block_name character varying
);
CREATE TABLE public._pages_v_blocks_timeline_entries (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id integer NOT NULL,
    period character varying,
    title character varying,
    text character varying,
    _uuid character varying
);
CREATE SEQUENCE public._pages_v_blocks_timeline_entries_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._pages_v_blocks_timeline_entries_id_seq OWNED BY public._pages_v_blocks_timeline_entries.id;
CREATE SEQUENCE public._pages_v_blocks_timeline_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._pages_v_blocks_timeline_id_seq OWNED BY public._pages_v_blocks_timeline.id;
CREATE SEQUENCE public._pages_v_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._pages_v_id_seq OWNED BY public._pages_v.id;
CREATE TABLE public._pages_v_rels (
    id integer NOT NULL,
    "order" integer,
    parent_id integer NOT NULL,
    path character varying NOT NULL,
    media_id integer,
    companies_id integer,
    success_stories_id integer,
    culture_highlights_id integer,
    blogs_id integer
);
CREATE SEQUENCE public._pages_v_rels_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._pages_v_rels_id_seq OWNED BY public._pages_v_rels.id;
CREATE TABLE public._services_v (
    id integer NOT NULL,
    parent_id integer,
    version__order character varying,
    version_title character varying,
    version_subtitle character varying,
    version_image_id integer,
    version_description jsonb,
    version_key character varying,
    version_sample boolean DEFAULT false,
    version_updated_at timestamp(3) with time zone,
    version_created_at timestamp(3) with time zone,
    version__status public.enum__services_v_version_status DEFAULT 'draft'::public.enum__services_v_version_status,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    latest boolean,
    version_meta_title character varying,
    version_meta_description character varying,
    version_meta_image_id integer,
    autosave boolean,
    version_saved_by character varying,
    version_deleted_at timestamp(3) with time zone
);
CREATE SEQUENCE public._services_v_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._services_v_id_seq OWNED BY public._services_v.id;
CREATE TABLE public._settings_v (
    id integer NOT NULL,
    version_company_name character varying,
    version_legal_name character varying,
    version_founded_year numeric,
    version_tagline character varying,
    version_description character varying,
    version_footer_text jsonb,
    version_head_office_label character varying,
    version_head_office_address character varying,
    version_offices_title character varying,
    version_social_network character varying,
    version_social_short_post character varying,
    version_social_photo character varying,
    version_link_team_icons_to_profiles boolean DEFAULT false,
    version_cookie_notice_title character varying,
    version__status public.enum__settings_v_version_status DEFAULT 'draft'::public.enum__settings_v_version_status,
    version_updated_at timestamp(3) with time zone,
    version_created_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    latest boolean,
    autosave boolean,
    version_two_people boolean DEFAULT false,
    version_saved_by character varying,
    version_time_zone character varying DEFAULT 'UTC'::character varying
);
CREATE SEQUENCE public._settings_v_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._settings_v_id_seq OWNED BY public._settings_v.id;
CREATE TABLE public._settings_v_texts (
    id integer NOT NULL,
    "order" integer NOT NULL,
    parent_id integer NOT NULL,
    path character varying NOT NULL,
    text character varying
);
CREATE SEQUENCE public._settings_v_texts_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._settings_v_texts_id_seq OWNED BY public._settings_v_texts.id;
CREATE TABLE public._solutions_v (
    id integer NOT NULL,
    parent_id integer,
    version__order character varying,
    version_title character varying,
    version_subtitle character varying,
    version_image_id integer,
    version_description jsonb,
    version_key character varying,
    version_sample boolean DEFAULT false,
    version_updated_at timestamp(3) with time zone,
    version_created_at timestamp(3) with time zone,
    version__status public.enum__solutions_v_version_status DEFAULT 'draft'::public.enum__solutions_v_version_status,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    latest boolean,
    version_meta_title character varying,
    version_meta_description character varying,
    version_meta_image_id integer,
    autosave boolean,
    version_saved_by character varying,
    version_deleted_at timestamp(3) with time zone
);
CREATE SEQUENCE public._solutions_v_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._solutions_v_id_seq OWNED BY public._solutions_v.id;
CREATE TABLE public._success_stories_v (
    id integer NOT NULL,
    parent_id integer,
    version__order character varying,
    version_name character varying,
    version_designation character varying,
    version_content character varying,
    version_image_id integer,
    version_key character varying,
    version_sample boolean DEFAULT false,
    version_updated_at timestamp(3) with time zone,
    version_created_at timestamp(3) with time zone,
    version__status public.enum__success_stories_v_version_status DEFAULT 'draft'::public.enum__success_stories_v_version_status,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    latest boolean,
    autosave boolean,
    version_saved_by character varying,
    version_deleted_at timestamp(3) with time zone
);
CREATE SEQUENCE public._success_stories_v_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._success_stories_v_id_seq OWNED BY public._success_stories_v.id;
CREATE TABLE public._team_members_v (
    id integer NOT NULL,
    parent_id integer,
    version__order character varying,
    version_name character varying,
    version_designation character varying,
    version_content character varying,
    version_linkedin character varying,
    version_image_id integer,
    version_key character varying,
    version_sample boolean DEFAULT false,
    version_updated_at timestamp(3) with time zone,
    version_created_at timestamp(3) with time zone,
    version__status public.enum__team_members_v_version_status DEFAULT 'draft'::public.enum__team_members_v_version_status,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    latest boolean,
    autosave boolean,
    version_saved_by character varying,
    version_deleted_at timestamp(3) with time zone
);
CREATE SEQUENCE public._team_members_v_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._team_members_v_id_seq OWNED BY public._team_members_v.id;
CREATE TABLE public.about (
    id integer NOT NULL,
    hero_text_title1 character varying,
    hero_text_title2 character varying,
    hero_text_title3 character varying,
    hero_text_title4 character varying,
    hero_text_para1 character varying,
    hero_text_para2 character varying,
    mission_title character varying,
    mission_text character varying,
    vision_title character varying,
    vision_text character varying,
    timeline_title character varying,
    team_heading_title character varying,
    team_heading_subtitle character varying,
    team_heading_subtitle2 character varying,
    team_heading_subtitle3 character varying,
    team_heading_linkedin_image_id integer,
    _status public.enum_about_status DEFAULT 'draft'::public.enum_about_status,
    updated_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone,
    saved_by character varying
);
CREATE SEQUENCE public.about_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.about_id_seq OWNED BY public.about.id;
CREATE TABLE public.about_timeline (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id character varying NOT NULL,
    period character varying,
    title character varying,
    text character varying
);
CREATE TABLE public.application_notes (
    id integer NOT NULL,
    about_id integer NOT NULL,
    text character varying NOT NULL,
    kind public.enum_application_notes_kind DEFAULT 'note'::public.enum_application_notes_kind NOT NULL,
    author_id integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    mail_id integer,
    delivery public.enum_application_notes_delivery,
    delivery_error character varying,
    delivered_at timestamp(3) with time zone
);
CREATE SEQUENCE public.application_notes_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.application_notes_id_seq OWNED BY public.application_notes.id;
CREATE TABLE public.applications (
    id integer NOT NULL,
    job_id integer,
    job_title character varying,
    first_name character varying,
    last_name character varying,
    email character varying NOT NULL,
    phone_number character varying,
    email_verified_at timestamp(3) with time zone,
    gender character varying,
    country_name character varying,
    country_dataset_id numeric,
    state_name character varying,
    state_dataset_id numeric,
    city character varying,
    current_location character varying,
    relocate character varying,
    total_experience numeric,
    relevant_experience numeric,
    current_salary numeric,
    expected_salary numeric,
    resume_file_name character varying,
    resume_file_type character varying,
    resume_size numeric,
    resume_stored_name character varying,
    resume_sha256 character varying,
    resume_scan public.enum_applications_resume_scan,
    resume_missing boolean DEFAULT false,
    stage public.enum_applications_stage DEFAULT 'new'::public.enum_applications_stage NOT NULL,
    reference character varying NOT NULL,
    notice_version numeric,
    submission_key character varying NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    source character varying,
    stage_changed_at timestamp(3) with time zone,
    rejection_reason public.enum_applications_rejection_reason,
    owner_id integer,
    rating numeric,
    possible_duplicate boolean DEFAULT false,
    legal_hold boolean DEFAULT false,
    legal_hold_reason character varying,
    retention_months numeric,
    search_text text GENERATED ALWAYS AS (lower("left"((((((((reference)::text || '
'::text) || (email)::text) || '
'::text) || (COALESCE(first_name, ''::character varying))::text) || '
'::text) || (COALESCE(last_name, ''::character varying))::text), 600))) STORED NOT NULL,
    consent character varying,
    consent_at timestamp(3) with time zone,
    last_move jsonb,
    talent_pool_agreed_at timestamp(3) with time zone,
    talent_pool_until timestamp(3) with time zone,
    talent_pool_asked_at timestamp(3) with time zone,
    talent_pool_invited_at timestamp(3) with time zone,
    talent_pool_invited_by_id integer,
    source_name character varying
);
CREATE TABLE public.applications_answers (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id character varying NOT NULL,
    question character varying NOT NULL,
    answer character varying,
    question_id character varying
);
CREATE SEQUENCE public.applications_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.applications_id_seq OWNED BY public.applications.id;
CREATE TABLE public.applications_texts (
    id integer NOT NULL,
    "order" integer NOT NULL,
    parent_id integer NOT NULL,
    path character varying NOT NULL,
    text character varying
);
CREATE SEQUENCE public.applications_texts_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.applications_texts_id_seq OWNED BY public.applications_texts.id;
CREATE TABLE public.appointments (
    id integer NOT NULL,
    subject public.enum_appointments_subject NOT NULL,
    about character varying NOT NULL,
    title character varying NOT NULL,
    state public.enum_appointments_state DEFAULT 'offered'::public.enum_appointments_state NOT NULL,
    starts_at timestamp(3) with time zone,
    minutes numeric NOT NULL,
    time_zone character varying NOT NULL,
    guest_time_zone character varying,
    place character varying NOT NULL,
    offered_by_id integer,
    expires_at timestamp(3) with time zone NOT NULL,
    uid character varying NOT NULL,
    sequence numeric DEFAULT 0 NOT NULL,
    moves numeric DEFAULT 0 NOT NULL,
    reminded_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE SEQUENCE public.appointments_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.appointments_id_seq OWNED BY public.appointments.id;
CREATE TABLE public.appointments_rels (
    id integer NOT NULL,
    "order" integer,
    parent_id integer NOT NULL,
    path character varying NOT NULL,
    users_id integer
);
CREATE SEQUENCE public.appointments_rels_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.appointments_rels_id_seq OWNED BY public.appointments_rels.id;
CREATE TABLE public.appointments_slots (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id character varying NOT NULL,
    starts_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.audit_events (
    id integer NOT NULL,
    action public.enum_audit_events_action NOT NULL,
    actor_id integer,
    actor_name character varying NOT NULL,
    kind character varying,
    record character varying,
    summary character varying NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE SEQUENCE public.audit_events_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.audit_events_id_seq OWNED BY public.audit_events.id;
CREATE TABLE public.backups (
    id integer NOT NULL,
    made_at timestamp with time zone DEFAULT now() NOT NULL,
    bytes bigint NOT NULL,
    files integer NOT NULL,
    error text
);
CREATE SEQUENCE public.backups_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.backups_id_seq OWNED BY public.backups.id;
CREATE TABLE public.blogs (
    id integer NOT NULL,
    title character varying,
    subtitle character varying,
    category public.enum_blogs_category,
    author_id integer,
    published_on timestamp(3) with time zone,
    image_id integer,
    description jsonb,
    key character varying,
    sample boolean DEFAULT false,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    _status public.enum_blogs_status DEFAULT 'draft'::public.enum_blogs_status,
    meta_title character varying,
    meta_description character varying,
    meta_image_id integer,
    reading_minutes numeric,
    saved_by character varying,
    deleted_at timestamp(3) with time zone
);
CREATE SEQUENCE public.blogs_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.blogs_id_seq OWNED BY public.blogs.id;
CREATE TABLE public.brand (
    id integer NOT NULL,
    logo_id integer,
    logo_on_dark_id integer,
    mark_id integer,
    colours_ink character varying DEFAULT '#10182b'::character varying,
    colours_main character varying DEFAULT '#0e6f6b'::character varying,
    colours_accent character varying DEFAULT '#f2a33a'::character varying,
    colours_ground character varying DEFAULT '#faf8f4'::character varying,
    headline_face public.enum_brand_headline_face DEFAULT 'fraunces'::public.enum_brand_headline_face,
    text_face public.enum_brand_text_face DEFAULT 'instrument-sans'::public.enum_brand_text_face,
    corners public.enum_brand_corners DEFAULT 'facets'::public.enum_brand_corners,
    divider public.enum_brand_divider DEFAULT 'waves'::public.enum_brand_divider,
    updated_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone,
    saved_by character varying,
    _status public.enum_brand_status DEFAULT 'draft'::public.enum_brand_status
);
CREATE SEQUENCE public.brand_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.brand_id_seq OWNED BY public.brand.id;
CREATE TABLE public.companies (
    id integer NOT NULL,
    _order character varying,
    name character varying,
    image_id integer,
    image_url character varying,
    key character varying,
    sample boolean DEFAULT false,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    _status public.enum_companies_status DEFAULT 'draft'::public.enum_companies_status,
    saved_by character varying,
    deleted_at timestamp(3) with time zone
);
CREATE SEQUENCE public.companies_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.companies_id_seq OWNED BY public.companies.id;
CREATE TABLE public.confirmations (
    key text NOT NULL,
    value text NOT NULL,
    by text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.content_revision (
    id integer NOT NULL,
    value character varying NOT NULL,
    sample_loaded_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone,
    sample_level character varying
);
CREATE SEQUENCE public.content_revision_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.content_revision_id_seq OWNED BY public.content_revision.id;
CREATE TABLE public.content_revisions (
    kind text NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.culture_highlights (
    id integer NOT NULL,
    _order character varying,
    title character varying,
    key character varying,
    sample boolean DEFAULT false,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    _status public.enum_culture_highlights_status DEFAULT 'draft'::public.enum_culture_highlights_status,
    saved_by character varying,
    deleted_at timestamp(3) with time zone
);
CREATE SEQUENCE public.culture_highlights_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.culture_highlights_id_seq OWNED BY public.culture_highlights.id;
CREATE TABLE public.culture_highlights_images (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id character varying NOT NULL,
    media_id integer
);
CREATE TABLE public.deliveries (
    id integer NOT NULL,
    event character varying NOT NULL,
    about character varying NOT NULL,
    message_id integer,
    state public.enum_deliveries_state DEFAULT 'waiting'::public.enum_deliveries_state NOT NULL,
    attempts numeric DEFAULT 0 NOT NULL,
    last_error character varying,
    sent_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE SEQUENCE public.deliveries_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.deliveries_id_seq OWNED BY public.deliveries.id;
CREATE TABLE public.folders (
    id integer NOT NULL,
    name character varying NOT NULL,
    folder_id integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE SEQUENCE public.folders_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.folders_id_seq OWNED BY public.folders.id;
CREATE TABLE public.forms (
    id integer NOT NULL,
    contact_tag character varying,
    contact_heading character varying,
    contact_text character varying,
    contact_notice_text jsonb,
    contact_notice_version numeric DEFAULT 1,
    application_intro character varying,
    application_without_script jsonb,
    application_notice_text jsonb,
    application_notice_version numeric DEFAULT 1,
    _status public.enum_forms_status DEFAULT 'draft'::public.enum_forms_status,
    updated_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone,
    contact_notice_months numeric DEFAULT 24,
    application_notice_months numeric DEFAULT 12,
    application_talent_pool character varying DEFAULT 'Keep my application for other roles as well (talent pool). This is optional and changes nothing for this role. It is then kept for twelve months from today instead. 30 days before they end, and not before the role is decided, an email asks me whether to keep or erase it; without an answer it is erased. I can take this back at any time at “My application”.'::character varying,
    saved_by character varying
);
CREATE SEQUENCE public.forms_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.forms_id_seq OWNED BY public.forms.id;
CREATE TABLE public.guided_start (
    id integer NOT NULL,
    opened boolean DEFAULT false,
    dismissed boolean DEFAULT false,
    updated_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone
);
CREATE SEQUENCE public.guided_start_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.guided_start_id_seq OWNED BY public.guided_start.id;
CREATE TABLE public.guided_start_passed (
    "order" integer NOT NULL,
    parent_id integer NOT NULL,
    value public.enum_guided_start_passed,
    id integer NOT NULL
);
CREATE SEQUENCE public.guided_start_passed_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.guided_start_passed_id_seq OWNED BY public.guided_start_passed.id;
CREATE TABLE public.home (
    id integer NOT NULL,
    why_section_banner_id integer,
    why_section_heading character varying,
    why_section_sub_heading character varying,
    why_section_image_id integer,
    solutions_section_tag character varying,
    solutions_section_title character varying,
    solutions_section_subtitle character varying,
    services_section_tag character varying,
    services_section_title character varying,
    services_section_subtitle character varying,
    business_level_section_text character varying,
    business_level_section_sub_text character varying,
    business_level_section_button_label character varying,
    blog_sections_blog_title character varying,
    blog_sections_blog_sub_title character varying,
    blog_sections_blog_sub_title2 character varying,
    blog_sections_blog_sub_title3 character varying,
    blog_sections_blog_view_all character varying,
    company_list_title character varying,
    _status public.enum_home_status DEFAULT 'draft'::public.enum_home_status,
    updated_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone,
    saved_by character varying
);
CREATE TABLE public.home_hero_sections (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id character varying NOT NULL,
    hero_video_id integer,
    text character varying,
    is_active boolean DEFAULT false
);
CREATE SEQUENCE public.home_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.home_id_seq OWNED BY public.home.id;
CREATE TABLE public.home_middle_section (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id character varying NOT NULL,
    sub_text character varying,
    text character varying
);
CREATE TABLE public.home_rels (
    id integer NOT NULL,
    "order" integer,
    parent_id integer NOT NULL,
    path character varying NOT NULL,
    solutions_id integer,
    services_id integer,
    blogs_id integer,
    companies_id integer
);
CREATE SEQUENCE public.home_rels_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.home_rels_id_seq OWNED BY public.home_rels.id;
CREATE TABLE public.home_why_section_why_card_data (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id character varying NOT NULL,
    title character varying,
    "desc" character varying
);
CREATE TABLE public.imported_items (
    id integer NOT NULL,
    source character varying NOT NULL,
    record numeric NOT NULL,
    hash character varying NOT NULL,
    version character varying NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE SEQUENCE public.imported_items_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.imported_items_id_seq OWNED BY public.imported_items.id;
CREATE TABLE public.imports (
    id integer NOT NULL,
    name character varying NOT NULL,
    summary character varying NOT NULL,
    by character varying NOT NULL,
    lines jsonb NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE SEQUENCE public.imports_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.imports_id_seq OWNED BY public.imports.id;
CREATE TABLE public.jobs (
    id integer NOT NULL,
    title character varying,
    department character varying,
    experience character varying,
    location character varying,
    city character varying,
    country character varying,
    job_type public.enum_jobs_job_type DEFAULT 'full-time'::public.enum_jobs_job_type,
    work_mode public.enum_jobs_work_mode DEFAULT 'on-site'::public.enum_jobs_work_mode,
    education character varying,
    salary_min numeric,
    salary_max numeric,
    description jsonb,
    availability public.enum_jobs_availability DEFAULT 'active'::public.enum_jobs_availability,
    posted_on timestamp(3) with time zone,
    closing_on timestamp(3) with time zone,
    key character varying,
    sample boolean DEFAULT false,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    _status public.enum_jobs_status DEFAULT 'draft'::public.enum_jobs_status,
    closed_at timestamp(3) with time zone,
    meta_title character varying,
    meta_description character varying,
    meta_image_id integer,
    search_text character varying,
    archived boolean DEFAULT false,
    salary_currency public.enum_jobs_salary_currency DEFAULT 'INR'::public.enum_jobs_salary_currency,
    salary_unit public.enum_jobs_salary_unit DEFAULT 'year'::public.enum_jobs_salary_unit,
    saved_by character varying,
    deleted_at timestamp(3) with time zone
);
CREATE SEQUENCE public.jobs_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.jobs_id_seq OWNED BY public.jobs.id;
CREATE TABLE public.jobs_questions (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id character varying NOT NULL,
    text character varying,
    kind public.enum_jobs_questions_kind DEFAULT 'text'::public.enum_jobs_questions_kind,
    required boolean DEFAULT false
);
CREATE TABLE public.jobs_texts (
    id integer NOT NULL,
    "order" integer NOT NULL,
    parent_id integer NOT NULL,
    path character varying NOT NULL,
    text character varying
);
CREATE SEQUENCE public.jobs_texts_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.jobs_texts_id_seq OWNED BY public.jobs_texts.id;
CREATE TABLE public.last_editors (
    source text NOT NULL,
    record text NOT NULL,
    editor_id integer
);
CREATE TABLE public.legal_sections (
    id integer NOT NULL,
    _order character varying,
    title character varying,
    document public.enum_legal_sections_document,
    description jsonb,
    key character varying,
    sample boolean DEFAULT false,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    _status public.enum_legal_sections_status DEFAULT 'draft'::public.enum_legal_sections_status,
    saved_by character varying,
    deleted_at timestamp(3) with time zone
);
CREATE SEQUENCE public.legal_sections_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.legal_sections_id_seq OWNED BY public.legal_sections.id;
CREATE TABLE public.mails (
    id integer NOT NULL,
    kind character varying NOT NULL,
    "to" character varying NOT NULL,
    reply_to character varying,
    about character varying,
    state public.enum_mails_state DEFAULT 'waiting'::public.enum_mails_state NOT NULL,
    attempts numeric DEFAULT 0 NOT NULL,
    last_error character varying,
    sent_at timestamp(3) with time zone,
    sealed_data character varying,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    subject character varying
);
CREATE SEQUENCE public.mails_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.mails_id_seq OWNED BY public.mails.id;
CREATE TABLE public.media (
    id integer NOT NULL,
    alt character varying NOT NULL,
    poster_id integer,
    seed_key character varying,
    sample boolean DEFAULT false,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    url character varying,
    thumbnail_u_r_l character varying,
    filename character varying,
    mime_type character varying,
    filesize numeric,
    width numeric,
    height numeric,
    focal_x numeric,
    focal_y numeric,
    sizes_w480_url character varying,
    sizes_w480_width numeric,
    sizes_w480_height numeric,
    sizes_w480_mime_type character varying,
    sizes_w480_filesize numeric,
    sizes_w480_filename character varying,
    sizes_w960_url character varying,
    sizes_w960_width numeric,
    sizes_w960_height numeric,
    sizes_w960_mime_type character varying,
    sizes_w960_filesize numeric,
    sizes_w960_filename character varying,
    sizes_w1440_url character varying,
    sizes_w1440_width numeric,
    sizes_w1440_height numeric,
    sizes_w1440_mime_type character varying,
    sizes_w1440_filesize numeric,
    sizes_w1440_filename character varying,
    sizes_avif480_url character varying,
    sizes_avif480_width numeric,
    sizes_avif480_height numeric,
    sizes_avif480_mime_type character varying,
    sizes_avif480_filesize numeric,
    sizes_avif480_filename character varying,
    sizes_avif960_url character varying,
    sizes_avif960_width numeric,
    sizes_avif960_height numeric,
    sizes_avif960_mime_type character varying,
    sizes_avif960_filesize numeric,
    sizes_avif960_filename character varying,
    sizes_avif1440_url character varying,
    sizes_avif1440_width numeric,
    sizes_avif1440_height numeric,
    sizes_avif1440_mime_type character varying,
    sizes_avif1440_filesize numeric,
    sizes_avif1440_filename character varying,
    folder_id integer,
    deleted_at timestamp(3) with time zone
);
CREATE SEQUENCE public.media_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.media_id_seq OWNED BY public.media.id;
CREATE TABLE public.mentions (
    id bigint NOT NULL,
    source text NOT NULL,
    record text NOT NULL,
    state text NOT NULL,
    place text NOT NULL,
    target text NOT NULL,
    link text,
    written_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
CREATE SEQUENCE public.mentions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.mentions_id_seq OWNED BY public.mentions.id;
CREATE TABLE public.mentions_state (
    "only" boolean DEFAULT true NOT NULL,
    version integer NOT NULL,
    CONSTRAINT mentions_state_only_check CHECK ("only")
);
CREATE TABLE public.menus (
    id integer NOT NULL,
    contact_title character varying,
    contact_link character varying,
    _status public.enum_menus_status DEFAULT 'draft'::public.enum_menus_status,
    updated_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone,
    saved_by character varying
);
CREATE SEQUENCE public.menus_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.menus_id_seq OWNED BY public.menus.id;
CREATE TABLE public.menus_legal (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id character varying NOT NULL,
    title character varying,
    link character varying
);
CREATE TABLE public.menus_main (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id character varying NOT NULL,
    title character varying,
    link character varying
);
CREATE TABLE public.menus_main_children (
    _order integer NOT NULL,
    _parent_id character varying NOT NULL,
    id character varying NOT NULL,
    title character varying,
    link character varying
);
CREATE TABLE public.message_notes (
    id integer NOT NULL,
    about_id integer NOT NULL,
    text character varying NOT NULL,
    kind public.enum_message_notes_kind DEFAULT 'note'::public.enum_message_notes_kind NOT NULL,
    author_id integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    mail_id integer,
    delivery public.enum_message_notes_delivery,
    delivery_error character varying,
    delivered_at timestamp(3) with time zone
);
CREATE SEQUENCE public.message_notes_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.message_notes_id_seq OWNED BY public.message_notes.id;
CREATE TABLE public.messages (
    id integer NOT NULL,
    name character varying,
    organization character varying,
    country character varying,
    email character varying,
    phone character varying,
    message character varying,
    topic character varying,
    page character varying,
    status public.enum_messages_status DEFAULT 'new'::public.enum_messages_status NOT NULL,
    suspected_spam boolean DEFAULT false,
    reference character varying NOT NULL,
    notice_version numeric,
    submission_key character varying NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    owner_id integer,
    follow_up_on timestamp(3) with time zone,
    first_answered_at timestamp(3) with time zone,
    legal_hold boolean DEFAULT false,
    legal_hold_reason character varying,
    retention_months numeric
);
CREATE SEQUENCE public.messages_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.messages_id_seq OWNED BY public.messages.id;
CREATE TABLE public.messages_texts (
    id integer NOT NULL,
    "order" integer NOT NULL,
    parent_id integer NOT NULL,
    path character varying NOT NULL,
    text character varying
);
CREATE SEQUENCE public.messages_texts_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.messages_texts_id_seq OWNED BY public.messages_texts.id;
CREATE TABLE public.offices (
    id integer NOT NULL,
    _order character varying,
    name character varying,
    label character varying,
    address character varying,
    country character varying,
    phone character varying,
    email character varying,
    desktop_top numeric,
    desktop_left numeric,
    mobile_top numeric,
    mobile_left numeric,
    key character varying,
    sample boolean DEFAULT false,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    _status public.enum_offices_status DEFAULT 'draft'::public.enum_offices_status,
    saved_by character varying,
    deleted_at timestamp(3) with time zone
);
CREATE SEQUENCE public.offices_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.offices_id_seq OWNED BY public.offices.id;
CREATE TABLE public.one_time_codes (
    id uuid NOT NULL,
    email_hash text NOT NULL,
    salt bytea NOT NULL,
    code_hash bytea NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    network_hash text
);
CREATE TABLE public.open_documents (
    view text NOT NULL,
    source text NOT NULL,
    record text NOT NULL,
    user_id integer NOT NULL,
    seen_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.page_contents (
    id integer NOT NULL,
    page public.enum_page_contents_page,
    intro_tag character varying,
    intro_title character varying,
    intro_text character varying,
    intro_link_label character varying,
    key character varying,
    sample boolean DEFAULT false,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    _status public.enum_page_contents_status DEFAULT 'draft'::public.enum_page_contents_status,
    saved_by character varying,
    deleted_at timestamp(3) with time zone
);
CREATE TABLE public.page_contents_blocks_call_to_action (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    _path text NOT NULL,
    id character varying NOT NULL,
    title character varying,
    text character varying,
    button_label character varying,
    link character varying,
    block_name character varying
);
CREATE TABLE public.page_contents_blocks_cards (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    _path text NOT NULL,
    id character varying NOT NULL,
    tag character varying,
    title character varying,
    text character varying,
    block_name character varying
);
CREATE TABLE public.page_contents_blocks_cards_cards (
    _order integer NOT NULL,
    _parent_id character varying NOT NULL,
    id character varying NOT NULL,
    title character varying,
    subtitle character varying,
    image_id integer,
    link character varying
);
CREATE TABLE public.page_contents_blocks_groups (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    _path text NOT NULL,
    id character varying NOT NULL,
    tag character varying,
    title character varying,
    text character varying,
    block_name character varying
);
CREATE TABLE public.page_contents_blocks_groups_groups (
    _order integer NOT NULL,
    _parent_id character varying NOT NULL,
    id character varying NOT NULL,
    title character varying,
    text character varying
);
CREATE TABLE public.page_contents_blocks_groups_groups_companies (
    _order integer NOT NULL,
    _parent_id character varying CONSTRAINT page_contents_blocks_groups_groups_companie__parent_id_not_null NOT NULL,
    id character varying NOT NULL,
    name character varying,
    text character varying
);
CREATE TABLE public.page_contents_blocks_text (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    _path text NOT NULL,
    id character varying NOT NULL,
    title character varying,
    body jsonb,
    block_name character varying
);
CREATE TABLE public.page_contents_home (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id character varying NOT NULL,
    media_id integer,
    title character varying
);
CREATE SEQUENCE public.page_contents_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.page_contents_id_seq OWNED BY public.page_contents.id;
CREATE TABLE public.pages (
    id integer NOT NULL,
    title character varying,
    subtitle character varying,
    path character varying,
    image_id integer,
    description jsonb,
    key character varying,
    sample boolean DEFAULT false,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    _status public.enum_pages_status DEFAULT 'draft'::public.enum_pages_status,
    meta_title character varying,
    meta_description character varying,
    meta_image_id integer,
    saved_by character varying,
    deleted_at timestamp(3) with time zone
);
CREATE TABLE public.pages_blocks_articles (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    _path text NOT NULL,
    id character varying NOT NULL,
    tag character varying,
    title character varying,
    text character varying,
    category public.enum_pages_blocks_articles_category,
    count numeric DEFAULT 3,
    block_name character varying
);
CREATE TABLE public.pages_blocks_call_to_action (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    _path text NOT NULL,
    id character varying NOT NULL,
    title character varying,
    text character varying,
    button_label character varying,
    link character varying,
    block_name character varying
);
CREATE TABLE public.pages_blocks_cards (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    _path text NOT NULL,
    id character varying NOT NULL,
    tag character varying,
    title character varying,
    text character varying,
    block_name character varying
);
CREATE TABLE public.pages_blocks_cards_cards (
    _order integer NOT NULL,
    _parent_id character varying NOT NULL,
    id character varying NOT NULL,
    title character varying,
    subtitle character varying,
    image_id integer,
    link character varying
);
CREATE TABLE public.pages_blocks_counters (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    _path text NOT NULL,
    id character varying NOT NULL,
    title character varying,
    block_name character varying
);
CREATE TABLE public.pages_blocks_counters_counters (
    _order integer NOT NULL,
    _parent_id character varying NOT NULL,
    id character varying NOT NULL,
    figure character varying,
    text character varying
);
CREATE TABLE public.pages_blocks_gallery (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    _path text NOT NULL,
    id character varying NOT NULL,
    title character varying,
    text character varying,
    block_name character varying
);
CREATE TABLE public.pages_blocks_groups (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    _path text NOT NULL,
    id character varying NOT NULL,
    tag character varying,
    title character varying,
    text character varying,
    block_name character varying
);
CREATE TABLE public.pages_blocks_groups_groups (
    _order integer NOT NULL,
    _parent_id character varying NOT NULL,
    id character varying NOT NULL,
    title character varying,
    text character varying
);
CREATE TABLE public.pages_blocks_groups_groups_companies (
    _order integer NOT NULL,
    _parent_id character varying NOT NULL,
    id character varying NOT NULL,
    name character varying,
    text character varying
);
CREATE TABLE public.pages_blocks_hero (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    _path text NOT NULL,
    id character varying NOT NULL,
    title character varying,
    block_name character varying
);
CREATE TABLE public.pages_blocks_jobs (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    _path text NOT NULL,
    id character varying NOT NULL,
    tag character varying,
    title character varying,
    text character varying,
    department character varying,
    count numeric DEFAULT 5,
    block_name character varying
);
CREATE TABLE public.pages_blocks_logos (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    _path text NOT NULL,
    id character varying NOT NULL,
    title character varying,
    block_name character varying
);
CREATE TABLE public.pages_blocks_map (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    _path text NOT NULL,
    id character varying NOT NULL,
    tag character varying,
    title character varying,
    text character varying,
    block_name character varying
);
CREATE TABLE public.pages_blocks_questions (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    _path text NOT NULL,
    id character varying NOT NULL,
    tag character varying,
    title character varying,
    text character varying,
    block_name character varying
);
CREATE TABLE public.pages_blocks_questions_questions (
    _order integer NOT NULL,
    _parent_id character varying NOT NULL,
    id character varying NOT NULL,
    question character varying,
    answer jsonb
);
CREATE TABLE public.pages_blocks_stories (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    _path text NOT NULL,
    id character varying NOT NULL,
    title character varying DEFAULT 'Success stories'::character varying,
    text character varying,
    block_name character varying
);
CREATE TABLE public.pages_blocks_text (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    _path text NOT NULL,
    id character varying NOT NULL,
    title character varying,
    body jsonb,
    block_name character varying
);
CREATE TABLE public.pages_blocks_timeline (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    _path text NOT NULL,
    id character varying NOT NULL,
    title character varying,
    block_name character varying
);
CREATE TABLE public.pages_blocks_timeline_entries (
    _order integer NOT NULL,
    _parent_id character varying NOT NULL,
    id character varying NOT NULL,
    period character varying,
    title character varying,
    text character varying
);
CREATE SEQUENCE public.pages_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.pages_id_seq OWNED BY public.pages.id;
CREATE TABLE public.pages_rels (
    id integer NOT NULL,
    "order" integer,
    parent_id integer NOT NULL,
    path character varying NOT NULL,
    media_id integer,
    companies_id integer,
    success_stories_id integer,
    culture_highlights_id integer,
    blogs_id integer
);
CREATE SEQUENCE public.pages_rels_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.pages_rels_id_seq OWNED BY public.pages_rels.id;
CREATE TABLE public.payload_jobs (
    id integer NOT NULL,
    input jsonb,
    completed_at timestamp(3) with time zone,
    total_tried numeric DEFAULT 0,
    has_error boolean DEFAULT false,
    error jsonb,
    task_slug public.enum_payload_jobs_task_slug,
    queue character varying DEFAULT 'default'::character varying,
    wait_until timestamp(3) with time zone,
    processing boolean DEFAULT false,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE SEQUENCE public.payload_jobs_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.payload_jobs_id_seq OWNED BY public.payload_jobs.id;
CREATE TABLE public.payload_jobs_log (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id character varying NOT NULL,
    executed_at timestamp(3) with time zone NOT NULL,
    completed_at timestamp(3) with time zone NOT NULL,
    task_slug public.enum_payload_jobs_log_task_slug NOT NULL,
    task_i_d character varying NOT NULL,
    input jsonb,
    output jsonb,
    state public.enum_payload_jobs_log_state NOT NULL,
    error jsonb
);
CREATE TABLE public.payload_kv (
    id integer NOT NULL,
    key character varying NOT NULL,
    data jsonb NOT NULL
);
CREATE SEQUENCE public.payload_kv_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.payload_kv_id_seq OWNED BY public.payload_kv.id;
CREATE TABLE public.payload_migrations (
    id integer NOT NULL,
    name character varying,
    batch numeric,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE SEQUENCE public.payload_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.payload_migrations_id_seq OWNED BY public.payload_migrations.id;
CREATE TABLE public.payload_preferences (
    id integer NOT NULL,
    key character varying,
    value jsonb,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE SEQUENCE public.payload_preferences_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.payload_preferences_id_seq OWNED BY public.payload_preferences.id;
CREATE TABLE public.payload_preferences_rels (
    id integer NOT NULL,
    "order" integer,
    parent_id integer NOT NULL,
    path character varying NOT NULL,
    users_id integer
);
CREATE SEQUENCE public.payload_preferences_rels_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.payload_preferences_rels_id_seq OWNED BY public.payload_preferences_rels.id;
CREATE TABLE public.rate_limits (
    key character varying(255) NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);
CREATE TABLE public.recipients (
    id integer NOT NULL,
    sales_email character varying NOT NULL,
    careers_email character varying NOT NULL,
    privacy_email character varying NOT NULL,
    updated_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone
);
CREATE SEQUENCE public.recipients_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.recipients_id_seq OWNED BY public.recipients.id;
CREATE TABLE public.redirects (
    id integer NOT NULL,
    "from" character varying NOT NULL,
    "to" character varying NOT NULL,
    automatic boolean DEFAULT false,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE SEQUENCE public.redirects_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.redirects_id_seq OWNED BY public.redirects.id;
CREATE TABLE public.reply_templates (
    id integer NOT NULL,
    name character varying NOT NULL,
    audience public.enum_reply_templates_audience DEFAULT 'applications'::public.enum_reply_templates_audience NOT NULL,
    subject character varying NOT NULL,
    body character varying NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE SEQUENCE public.reply_templates_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.reply_templates_id_seq OWNED BY public.reply_templates.id;
CREATE TABLE public.retention (
    id integer NOT NULL,
    spam numeric DEFAULT 30 NOT NULL,
    mails numeric DEFAULT 90 NOT NULL,
    deliveries numeric DEFAULT 90 NOT NULL,
    audit numeric DEFAULT 24 NOT NULL,
    updated_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone
);
CREATE SEQUENCE public.retention_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.retention_id_seq OWNED BY public.retention.id;
CREATE TABLE public.retention_receipts (
    id integer NOT NULL,
    kind character varying NOT NULL,
    summary character varying NOT NULL,
    deleted numeric NOT NULL,
    held numeric DEFAULT 0 NOT NULL,
    before timestamp(3) with time zone NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE SEQUENCE public.retention_receipts_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.retention_receipts_id_seq OWNED BY public.retention_receipts.id;
CREATE TABLE public.retention_receipts_texts (
    id integer NOT NULL,
    "order" integer NOT NULL,
    parent_id integer NOT NULL,
    path character varying NOT NULL,
    text character varying
);
CREATE SEQUENCE public.retention_receipts_texts_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.retention_receipts_texts_id_seq OWNED BY public.retention_receipts_texts.id;
CREATE TABLE public.reviews (
    kind text NOT NULL,
    record text NOT NULL,
    version text NOT NULL,
    state text NOT NULL,
    note text NOT NULL,
    answer text NOT NULL,
    asker_id integer,
    reviewer_id integer,
    changed_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT reviews_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'approved'::text, 'returned'::text, 'released'::text])))
);
CREATE TABLE public.search_entries (
    id bigint NOT NULL,
    source text NOT NULL,
    record text NOT NULL,
    kind text NOT NULL,
    path text NOT NULL,
    title text NOT NULL,
    summary text DEFAULT ''::text NOT NULL,
    body text DEFAULT ''::text NOT NULL,
    aliases text DEFAULT ''::text NOT NULL,
    last_day timestamp with time zone,
    written_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    title_words tsvector GENERATED ALWAYS AS ((((array_to_tsvector(ARRAY[('#'::text || kind)]) || setweight(to_tsvector('english'::regconfig, translate(title, '/'::text, ' '::text)), 'A'::"char")) || to_tsvector('simple'::regconfig, translate(title, '/'::text, ' '::text))) || to_tsvector('simple'::regconfig, translate(title, '/-'::text, ''::text)))) STORED NOT NULL,
    words tsvector GENERATED ALWAYS AS ((((((array_to_tsvector(ARRAY[('#'::text || kind)]) || setweight(to_tsvector('english'::regconfig, translate(title, '/'::text, ' '::text)), 'A'::"char")) || setweight(to_tsvector('english'::regconfig, translate(summary, '/'::text, ' '::text)), 'B'::"char")) || setweight(to_tsvector('english'::regconfig, translate(body, '/'::text, ' '::text)), 'C'::"char")) || setweight(to_tsvector('simple'::regconfig, translate(title, '/-'::text, ''::text)), 'A'::"char")) || to_tsvector('simple'::regconfig, ((translate(((title || ' '::text) || summary), '/'::text, ' '::text) || ' '::text) || aliases)))) STORED NOT NULL
);
CREATE SEQUENCE public.search_entries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.search_entries_id_seq OWNED BY public.search_entries.id;
CREATE TABLE public.search_state (
    "only" boolean DEFAULT true NOT NULL,
    version integer NOT NULL,
    CONSTRAINT search_state_only_check CHECK ("only")
);
CREATE TABLE public.search_words (
    word text NOT NULL
);
CREATE TABLE public.services (
    id integer NOT NULL,
    _order character varying,
    title character varying,
    subtitle character varying,
    image_id integer,
    description jsonb,
    key character varying,
    sample boolean DEFAULT false,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    _status public.enum_services_status DEFAULT 'draft'::public.enum_services_status,
    meta_title character varying,
    meta_description character varying,
    meta_image_id integer,
    saved_by character varying,
    deleted_at timestamp(3) with time zone
);
CREATE SEQUENCE public.services_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.services_id_seq OWNED BY public.services.id;
CREATE TABLE public.settings (
    id integer NOT NULL,
    company_name character varying,
    legal_name character varying,
    founded_year numeric,
    tagline character varying,
    description character varying,
    footer_text jsonb,
    head_office_label character varying,
    head_office_address character varying,
    offices_title character varying,
    social_network character varying,
    social_short_post character varying,
    social_photo character varying,
    link_team_icons_to_profiles boolean DEFAULT false,
    cookie_notice_title character varying,
    _status public.enum_settings_status DEFAULT 'draft'::public.enum_settings_status,
    updated_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone,
    two_people boolean DEFAULT false,
    saved_by character varying,
    time_zone character varying DEFAULT 'UTC'::character varying
);
CREATE SEQUENCE public.settings_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.settings_id_seq OWNED BY public.settings.id;
CREATE TABLE public.settings_texts (
    id integer NOT NULL,
    "order" integer NOT NULL,
    parent_id integer NOT NULL,
    path character varying NOT NULL,
    text character varying
);
CREATE SEQUENCE public.settings_texts_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.settings_texts_id_seq OWNED BY public.settings_texts.id;
CREATE TABLE public.site_processes (
    id uuid NOT NULL,
    host text NOT NULL,
    started_at timestamp with time zone DEFAULT now() NOT NULL,
    seen_at timestamp with time zone DEFAULT now() NOT NULL,
    report jsonb NOT NULL
);
CREATE TABLE public.solutions (
    id integer NOT NULL,
    _order character varying,
    title character varying,
    subtitle character varying,
    image_id integer,
    description jsonb,
    key character varying,
    sample boolean DEFAULT false,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    _status public.enum_solutions_status DEFAULT 'draft'::public.enum_solutions_status,
    meta_title character varying,
    meta_description character varying,
    meta_image_id integer,
    saved_by character varying,
    deleted_at timestamp(3) with time zone
);
CREATE SEQUENCE public.solutions_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.solutions_id_seq OWNED BY public.solutions.id;
CREATE TABLE public.spent_tokens (
    id text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
CREATE TABLE public.success_stories (
    id integer NOT NULL,
    _order character varying,
    name character varying,
    designation character varying,
    content character varying,
    image_id integer,
    key character varying,
    sample boolean DEFAULT false,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    _status public.enum_success_stories_status DEFAULT 'draft'::public.enum_success_stories_status,
    saved_by character varying,
    deleted_at timestamp(3) with time zone
);
CREATE SEQUENCE public.success_stories_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.success_stories_id_seq OWNED BY public.success_stories.id;
CREATE TABLE public.team_members (
    id integer NOT NULL,
    _order character varying,
    name character varying,
    designation character varying,
    content character varying,
    linkedin character varying,
    image_id integer,
    key character varying,
    sample boolean DEFAULT false,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    _status public.enum_team_members_status DEFAULT 'draft'::public.enum_team_members_status,
    saved_by character varying,
    deleted_at timestamp(3) with time zone
);
CREATE SEQUENCE public.team_members_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.team_members_id_seq OWNED BY public.team_members.id;
CREATE TABLE public.unknown_addresses (
    path text NOT NULL,
    requests integer NOT NULL,
    last_day date DEFAULT CURRENT_DATE NOT NULL
);
CREATE TABLE public.users (
    id integer NOT NULL,
    name character varying NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    email character varying NOT NULL,
    reset_password_token character varying,
    reset_password_expiration timestamp(3) with time zone,
    salt character varying,
    hash character varying,
    reset_password_requested_at timestamp(3) with time zone,
    disabled boolean DEFAULT false,
    second_factor_since timestamp(3) with time zone,
    second_factor_secret character varying,
    sealed_first_password character varying,
    signature character varying,
    last_sign_in_at timestamp(3) with time zone,
    invited_until timestamp(3) with time zone
);
CREATE SEQUENCE public.users_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.users_id_seq OWNED BY public.users.id;
CREATE TABLE public.users_roles (
    "order" integer NOT NULL,
    parent_id integer NOT NULL,
    value public.enum_users_roles,
    id integer NOT NULL
);
CREATE SEQUENCE public.users_roles_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.users_roles_id_seq OWNED BY public.users_roles.id;
CREATE TABLE public.users_sessions (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id character varying NOT NULL,
    created_at timestamp(3) with time zone,
    expires_at timestamp(3) with time zone NOT NULL,
    browser character varying
);
CREATE TABLE public.users_texts (
    id integer NOT NULL,
    "order" integer NOT NULL,
    parent_id integer NOT NULL,
    path character varying NOT NULL,
    text character varying
);
CREATE SEQUENCE public.users_texts_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.users_texts_id_seq OWNED BY public.users_texts.id;
ALTER TABLE ONLY public._about_v ALTER COLUMN id SET DEFAULT nextval('public._about_v_id_seq'::regclass);
ALTER TABLE ONLY public._about_v_version_timeline ALTER COLUMN id SET DEFAULT nextval('public._about_v_version_timeline_id_seq'::regclass);
ALTER TABLE ONLY public._blogs_v ALTER COLUMN id SET DEFAULT nextval('public._blogs_v_id_seq'::regclass);
ALTER TABLE ONLY public._brand_v ALTER COLUMN id SET DEFAULT nextval('public._brand_v_id_seq'::regclass);
ALTER TABLE ONLY public._companies_v ALTER COLUMN id SET DEFAULT nextval('public._companies_v_id_seq'::regclass);
ALTER TABLE ONLY public._culture_highlights_v ALTER COLUMN id SET DEFAULT nextval('public._culture_highlights_v_id_seq'::regclass);
ALTER TABLE ONLY public._culture_highlights_v_version_images ALTER COLUMN id SET DEFAULT nextval('public._culture_highlights_v_version_images_id_seq'::regclass);
ALTER TABLE ONLY public._forms_v ALTER COLUMN id SET DEFAULT nextval('public._forms_v_id_seq'::regclass);
ALTER TABLE ONLY public._home_v ALTER COLUMN id SET DEFAULT nextval('public._home_v_id_seq'::regclass);
ALTER TABLE ONLY public._home_v_rels ALTER COLUMN id SET DEFAULT nextval('public._home_v_rels_id_seq'::regclass);
ALTER TABLE ONLY public._home_v_version_hero_sections ALTER COLUMN id SET DEFAULT nextval('public._home_v_version_hero_sections_id_seq'::regclass);
ALTER TABLE ONLY public._home_v_version_middle_section ALTER COLUMN id SET DEFAULT nextval('public._home_v_version_middle_section_id_seq'::regclass);
ALTER TABLE ONLY public._home_v_version_why_section_why_card_data ALTER COLUMN id SET DEFAULT nextval('public._home_v_version_why_section_why_card_data_id_seq'::regclass);
ALTER TABLE ONLY public._jobs_v ALTER COLUMN id SET DEFAULT nextval('public._jobs_v_id_seq'::regclass);
ALTER TABLE ONLY public._jobs_v_texts ALTER COLUMN id SET DEFAULT nextval('public._jobs_v_texts_id_seq'::regclass);
ALTER TABLE ONLY public._jobs_v_version_questions ALTER COLUMN id SET DEFAULT nextval('public._jobs_v_version_questions_id_seq'::regclass);
ALTER TABLE ONLY public._legal_sections_v ALTER COLUMN id SET DEFAULT nextval('public._legal_sections_v_id_seq'::regclass);
ALTER TABLE ONLY public._menus_v ALTER COLUMN id SET DEFAULT nextval('public._menus_v_id_seq'::regclass);
ALTER TABLE ONLY public._menus_v_version_legal ALTER COLUMN id SET DEFAULT nextval('public._menus_v_version_legal_id_seq'::regclass);
ALTER TABLE ONLY public._menus_v_version_main ALTER COLUMN id SET DEFAULT nextval('public._menus_v_version_main_id_seq'::regclass);
ALTER TABLE ONLY public._menus_v_version_main_children ALTER COLUMN id SET DEFAULT nextval('public._menus_v_version_main_children_id_seq'::regclass);
ALTER TABLE ONLY public._offices_v ALTER COLUMN id SET DEFAULT nextval('public._offices_v_id_seq'::regclass);
ALTER TABLE ONLY public._page_contents_v ALTER COLUMN id SET DEFAULT nextval('public._page_contents_v_id_seq'::regclass);
ALTER TABLE ONLY public._page_contents_v_blocks_call_to_action ALTER COLUMN id SET DEFAULT nextval('public._page_contents_v_blocks_call_to_action_id_seq'::regclass);
ALTER TABLE ONLY public._page_contents_v_blocks_cards ALTER COLUMN id SET DEFAULT nextval('public._page_contents_v_blocks_cards_id_seq'::regclass);
ALTER TABLE ONLY public._page_contents_v_blocks_cards_cards ALTER COLUMN id SET DEFAULT nextval('public._page_contents_v_blocks_cards_cards_id_seq'::regclass);
ALTER TABLE ONLY public._page_contents_v_blocks_groups ALTER COLUMN id SET DEFAULT nextval('public._page_contents_v_blocks_groups_id_seq'::regclass);
ALTER TABLE ONLY public._page_contents_v_blocks_groups_groups ALTER COLUMN id SET DEFAULT nextval('public._page_contents_v_blocks_groups_groups_id_seq'::regclass);
ALTER TABLE ONLY public._page_contents_v_blocks_groups_groups_companies ALTER COLUMN id SET DEFAULT nextval('public._page_contents_v_blocks_groups_groups_companies_id_seq'::regclass);
ALTER TABLE ONLY public._page_contents_v_blocks_text ALTER COLUMN id SET DEFAULT nextval('public._page_contents_v_blocks_text_id_seq'::regclass);
ALTER TABLE ONLY public._page_contents_v_version_home ALTER COLUMN id SET DEFAULT nextval('public._page_contents_v_version_home_id_seq'::regclass);
ALTER TABLE ONLY public._pages_v ALTER COLUMN id SET DEFAULT nextval('public._pages_v_id_seq'::regclass);
ALTER TABLE ONLY public._pages_v_blocks_articles ALTER COLUMN id SET DEFAULT nextval('public._pages_v_blocks_articles_id_seq'::regclass);
ALTER TABLE ONLY public._pages_v_blocks_call_to_action ALTER COLUMN id SET DEFAULT nextval('public._pages_v_blocks_call_to_action_id_seq'::regclass);
ALTER TABLE ONLY public._pages_v_blocks_cards ALTER COLUMN id SET DEFAULT nextval('public._pages_v_blocks_cards_id_seq'::regclass);
ALTER TABLE ONLY public._pages_v_blocks_cards_cards ALTER COLUMN id SET DEFAULT nextval('public._pages_v_blocks_cards_cards_id_seq'::regclass);
ALTER TABLE ONLY public._pages_v_blocks_counters ALTER COLUMN id SET DEFAULT nextval('public._pages_v_blocks_counters_id_seq'::regclass);
ALTER TABLE ONLY public._pages_v_blocks_counters_counters ALTER COLUMN id SET DEFAULT nextval('public._pages_v_blocks_counters_counters_id_seq'::regclass);
ALTER TABLE ONLY public._pages_v_blocks_gallery ALTER COLUMN id SET DEFAULT nextval('public._pages_v_blocks_gallery_id_seq'::regclass);
ALTER TABLE ONLY public._pages_v_blocks_groups ALTER COLUMN id SET DEFAULT nextval('public._pages_v_blocks_groups_id_seq'::regclass);
ALTER TABLE ONLY public._pages_v_blocks_groups_groups ALTER COLUMN id SET DEFAULT nextval('public._pages_v_blocks_groups_groups_id_seq'::regclass);
ALTER TABLE ONLY public._pages_v_blocks_groups_groups_companies ALTER COLUMN id SET DEFAULT nextval('public._pages_v_blocks_groups_groups_companies_id_seq'::regclass);
ALTER TABLE ONLY public._pages_v_blocks_hero ALTER COLUMN id SET DEFAULT nextval('public._pages_v_blocks_hero_id_seq'::regclass);
ALTER TABLE ONLY public._pages_v_blocks_jobs ALTER COLUMN id SET DEFAULT nextval('public._pages_v_blocks_jobs_id_seq'::regclass);
ALTER TABLE ONLY public._pages_v_blocks_logos ALTER COLUMN id SET DEFAULT nextval('public._pages_v_blocks_logos_id_seq'::regclass);
ALTER TABLE ONLY public._pages_v_blocks_map ALTER COLUMN id SET DEFAULT nextval('public._pages_v_blocks_map_id_seq'::regclass);
ALTER TABLE ONLY public._pages_v_blocks_questions ALTER COLUMN id SET DEFAULT nextval('public._pages_v_blocks_questions_id_seq'::regclass);
ALTER TABLE ONLY public._pages_v_blocks_questions_questions ALTER COLUMN id SET DEFAULT nextval('public._pages_v_blocks_questions_questions_id_seq'::regclass);
ALTER TABLE ONLY public._pages_v_blocks_stories ALTER COLUMN id SET DEFAULT nextval('public._pages_v_blocks_stories_id_seq'::regclass);
ALTER TABLE ONLY public._pages_v_blocks_text ALTER COLUMN id SET DEFAULT nextval('public._pages_v_blocks_text_id_seq'::regclass);
ALTER TABLE ONLY public._pages_v_blocks_timeline ALTER COLUMN id SET DEFAULT nextval('public._pages_v_blocks_timeline_id_seq'::regclass);
ALTER TABLE ONLY public._pages_v_blocks_timeline_entries ALTER COLUMN id SET DEFAULT nextval('public._pages_v_blocks_timeline_entries_id_seq'::regclass);
ALTER TABLE ONLY public._pages_v_rels ALTER COLUMN id SET DEFAULT nextval('public._pages_v_rels_id_seq'::regclass);
ALTER TABLE ONLY public._services_v ALTER COLUMN id SET DEFAULT nextval('public._services_v_id_seq'::regclass);
ALTER TABLE ONLY public._settings_v ALTER COLUMN id SET DEFAULT nextval('public._settings_v_id_seq'::regclass);
ALTER TABLE ONLY public._settings_v_texts ALTER COLUMN id SET DEFAULT nextval('public._settings_v_texts_id_seq'::regclass);
ALTER TABLE ONLY public._solutions_v ALTER COLUMN id SET DEFAULT nextval('public._solutions_v_id_seq'::regclass);
ALTER TABLE ONLY public._success_stories_v ALTER COLUMN id SET DEFAULT nextval('public._success_stories_v_id_seq'::regclass);
ALTER TABLE ONLY public._team_members_v ALTER COLUMN id SET DEFAULT nextval('public._team_members_v_id_seq'::regclass);
ALTER TABLE ONLY public.about ALTER COLUMN id SET DEFAULT nextval('public.about_id_seq'::regclass);
ALTER TABLE ONLY public.application_notes ALTER COLUMN id SET DEFAULT nextval('public.application_notes_id_seq'::regclass);
ALTER TABLE ONLY public.applications ALTER COLUMN id SET DEFAULT nextval('public.applications_id_seq'::regclass);
ALTER TABLE ONLY public.applications_texts ALTER COLUMN id SET DEFAULT nextval('public.applications_texts_id_seq'::regclass);
ALTER TABLE ONLY public.appointments ALTER COLUMN id SET DEFAULT nextval('public.appointments_id_seq'::regclass);
ALTER TABLE ONLY public.appointments_rels ALTER COLUMN id SET DEFAULT nextval('public.appointments_rels_id_seq'::regclass);
ALTER TABLE ONLY public.audit_events ALTER COLUMN id SET DEFAULT nextval('public.audit_events_id_seq'::regclass);
ALTER TABLE ONLY public.backups ALTER COLUMN id SET DEFAULT nextval('public.backups_id_seq'::regclass);
ALTER TABLE ONLY public.blogs ALTER COLUMN id SET DEFAULT nextval('public.blogs_id_seq'::regclass);
ALTER TABLE ONLY public.brand ALTER COLUMN id SET DEFAULT nextval('public.brand_id_seq'::regclass);
ALTER TABLE ONLY public.companies ALTER COLUMN id SET DEFAULT nextval('public.companies_id_seq'::regclass);
ALTER TABLE ONLY public.content_revision ALTER COLUMN id SET DEFAULT nextval('public.content_revision_id_seq'::regclass);
ALTER TABLE ONLY public.culture_highlights ALTER COLUMN id SET DEFAULT nextval('public.culture_highlights_id_seq'::regclass);
ALTER TABLE ONLY public.deliveries ALTER COLUMN id SET DEFAULT nextval('public.deliveries_id_seq'::regclass);
ALTER TABLE ONLY public.folders ALTER COLUMN id SET DEFAULT nextval('public.folders_id_seq'::regclass);
ALTER TABLE ONLY public.forms ALTER COLUMN id SET DEFAULT nextval('public.forms_id_seq'::regclass);
ALTER TABLE ONLY public.guided_start ALTER COLUMN id SET DEFAULT nextval('public.guided_start_id_seq'::regclass);
ALTER TABLE ONLY public.guided_start_passed ALTER COLUMN id SET DEFAULT nextval('public.guided_start_passed_id_seq'::regclass);
ALTER TABLE ONLY public.home ALTER COLUMN id SET DEFAULT nextval('public.home_id_seq'::regclass);
ALTER TABLE ONLY public.home_rels ALTER COLUMN id SET DEFAULT nextval('public.home_rels_id_seq'::regclass);
ALTER TABLE ONLY public.imported_items ALTER COLUMN id SET DEFAULT nextval('public.imported_items_id_seq'::regclass);
ALTER TABLE ONLY public.imports ALTER COLUMN id SET DEFAULT nextval('public.imports_id_seq'::regclass);
ALTER TABLE ONLY public.jobs ALTER COLUMN id SET DEFAULT nextval('public.jobs_id_seq'::regclass);
ALTER TABLE ONLY public.jobs_texts ALTER COLUMN id SET DEFAULT nextval('public.jobs_texts_id_seq'::regclass);
ALTER TABLE ONLY public.legal_sections ALTER COLUMN id SET DEFAULT nextval('public.legal_sections_id_seq'::regclass);
ALTER TABLE ONLY public.mails ALTER COLUMN id SET DEFAULT nextval('public.mails_id_seq'::regclass);
ALTER TABLE ONLY public.media ALTER COLUMN id SET DEFAULT nextval('public.media_id_seq'::regclass);
ALTER TABLE ONLY public.mentions ALTER COLUMN id SET DEFAULT nextval('public.mentions_id_seq'::regclass);
ALTER TABLE ONLY public.menus ALTER COLUMN id SET DEFAULT nextval('public.menus_id_seq'::regclass);
ALTER TABLE ONLY public.message_notes ALTER COLUMN id SET DEFAULT nextval('public.message_notes_id_seq'::regclass);
ALTER TABLE ONLY public.messages ALTER COLUMN id SET DEFAULT nextval('public.messages_id_seq'::regclass);
ALTER TABLE ONLY public.messages_texts ALTER COLUMN id SET DEFAULT nextval('public.messages_texts_id_seq'::regclass);
ALTER TABLE ONLY public.offices ALTER COLUMN id SET DEFAULT nextval('public.offices_id_seq'::regclass);
ALTER TABLE ONLY public.page_contents ALTER COLUMN id SET DEFAULT nextval('public.page_contents_id_seq'::regclass);
ALTER TABLE ONLY public.pages ALTER COLUMN id SET DEFAULT nextval('public.pages_id_seq'::regclass);
ALTER TABLE ONLY public.pages_rels ALTER COLUMN id SET DEFAULT nextval('public.pages_rels_id_seq'::regclass);
ALTER TABLE ONLY public.payload_jobs ALTER COLUMN id SET DEFAULT nextval('public.payload_jobs_id_seq'::regclass);
ALTER TABLE ONLY public.payload_kv ALTER COLUMN id SET DEFAULT nextval('public.payload_kv_id_seq'::regclass);
ALTER TABLE ONLY public.payload_migrations ALTER COLUMN id SET DEFAULT nextval('public.payload_migrations_id_seq'::regclass);
ALTER TABLE ONLY public.payload_preferences ALTER COLUMN id SET DEFAULT nextval('public.payload_preferences_id_seq'::regclass);
ALTER TABLE ONLY public.payload_preferences_rels ALTER COLUMN id SET DEFAULT nextval('public.payload_preferences_rels_id_seq'::regclass);
ALTER TABLE ONLY public.recipients ALTER COLUMN id SET DEFAULT nextval('public.recipients_id_seq'::regclass);
ALTER TABLE ONLY public.redirects ALTER COLUMN id SET DEFAULT nextval('public.redirects_id_seq'::regclass);
ALTER TABLE ONLY public.reply_templates ALTER COLUMN id SET DEFAULT nextval('public.reply_templates_id_seq'::regclass);
ALTER TABLE ONLY public.retention ALTER COLUMN id SET DEFAULT nextval('public.retention_id_seq'::regclass);
ALTER TABLE ONLY public.retention_receipts ALTER COLUMN id SET DEFAULT nextval('public.retention_receipts_id_seq'::regclass);
ALTER TABLE ONLY public.retention_receipts_texts ALTER COLUMN id SET DEFAULT nextval('public.retention_receipts_texts_id_seq'::regclass);
ALTER TABLE ONLY public.search_entries ALTER COLUMN id SET DEFAULT nextval('public.search_entries_id_seq'::regclass);
ALTER TABLE ONLY public.services ALTER COLUMN id SET DEFAULT nextval('public.services_id_seq'::regclass);
ALTER TABLE ONLY public.settings ALTER COLUMN id SET DEFAULT nextval('public.settings_id_seq'::regclass);
ALTER TABLE ONLY public.settings_texts ALTER COLUMN id SET DEFAULT nextval('public.settings_texts_id_seq'::regclass);
ALTER TABLE ONLY public.solutions ALTER COLUMN id SET DEFAULT nextval('public.solutions_id_seq'::regclass);
ALTER TABLE ONLY public.success_stories ALTER COLUMN id SET DEFAULT nextval('public.success_stories_id_seq'::regclass);
ALTER TABLE ONLY public.team_members ALTER COLUMN id SET DEFAULT nextval('public.team_members_id_seq'::regclass);
ALTER TABLE ONLY public.users ALTER COLUMN id SET DEFAULT nextval('public.users_id_seq'::regclass);
ALTER TABLE ONLY public.users_roles ALTER COLUMN id SET DEFAULT nextval('public.users_roles_id_seq'::regclass);
ALTER TABLE ONLY public.users_texts ALTER COLUMN id SET DEFAULT nextval('public.users_texts_id_seq'::regclass);
ALTER TABLE ONLY public._about_v
    ADD CONSTRAINT _about_v_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._about_v_version_timeline
    ADD CONSTRAINT _about_v_version_timeline_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._blogs_v
    ADD CONSTRAINT _blogs_v_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._brand_v
    ADD CONSTRAINT _brand_v_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._companies_v
    ADD CONSTRAINT _companies_v_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._culture_highlights_v
    ADD CONSTRAINT _culture_highlights_v_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._culture_highlights_v_version_images
    ADD CONSTRAINT _culture_highlights_v_version_images_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._forms_v
    ADD CONSTRAINT _forms_v_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._home_v
    ADD CONSTRAINT _home_v_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._home_v_rels
    ADD CONSTRAINT _home_v_rels_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._home_v_version_hero_sections
    ADD CONSTRAINT _home_v_version_hero_sections_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._home_v_version_middle_section
    ADD CONSTRAINT _home_v_version_middle_section_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._home_v_version_why_section_why_card_data
    ADD CONSTRAINT _home_v_version_why_section_why_card_data_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._jobs_v
    ADD CONSTRAINT _jobs_v_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._jobs_v_texts
    ADD CONSTRAINT _jobs_v_texts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._jobs_v_version_questions
    ADD CONSTRAINT _jobs_v_version_questions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._legal_sections_v
    ADD CONSTRAINT _legal_sections_v_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._menus_v
    ADD CONSTRAINT _menus_v_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._menus_v_version_legal
    ADD CONSTRAINT _menus_v_version_legal_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._menus_v_version_main_children
    ADD CONSTRAINT _menus_v_version_main_children_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._menus_v_version_main
    ADD CONSTRAINT _menus_v_version_main_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._offices_v
    ADD CONSTRAINT _offices_v_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._page_contents_v_blocks_call_to_action
    ADD CONSTRAINT _page_contents_v_blocks_call_to_action_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._page_contents_v_blocks_cards_cards
    ADD CONSTRAINT _page_contents_v_blocks_cards_cards_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._page_contents_v_blocks_cards
    ADD CONSTRAINT _page_contents_v_blocks_cards_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._page_contents_v_blocks_groups_groups_companies
    ADD CONSTRAINT _page_contents_v_blocks_groups_groups_companies_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._page_contents_v_blocks_groups_groups
    ADD CONSTRAINT _page_contents_v_blocks_groups_groups_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._page_contents_v_blocks_groups
    ADD CONSTRAINT _page_contents_v_blocks_groups_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._page_contents_v_blocks_text
    ADD CONSTRAINT _page_contents_v_blocks_text_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._page_contents_v
    ADD CONSTRAINT _page_contents_v_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._page_contents_v_version_home
    ADD CONSTRAINT _page_contents_v_version_home_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._pages_v_blocks_articles
    ADD CONSTRAINT _pages_v_blocks_articles_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._pages_v_blocks_call_to_action
    ADD CONSTRAINT _pages_v_blocks_call_to_action_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._pages_v_blocks_cards_cards
    ADD CONSTRAINT _pages_v_blocks_cards_cards_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._pages_v_blocks_cards
    ADD CONSTRAINT _pages_v_blocks_cards_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._pages_v_blocks_counters_counters
    ADD CONSTRAINT _pages_v_blocks_counters_counters_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._pages_v_blocks_counters
    ADD CONSTRAINT _pages_v_blocks_counters_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._pages_v_blocks_gallery
    ADD CONSTRAINT _pages_v_blocks_gallery_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._pages_v_blocks_groups_groups_companies
    ADD CONSTRAINT _pages_v_blocks_groups_groups_companies_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._pages_v_blocks_groups_groups
    ADD CONSTRAINT _pages_v_blocks_groups_groups_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._pages_v_blocks_groups
    ADD CONSTRAINT _pages_v_blocks_groups_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._pages_v_blocks_hero
    ADD CONSTRAINT _pages_v_blocks_hero_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._pages_v_blocks_jobs
    ADD CONSTRAINT _pages_v_blocks_jobs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._pages_v_blocks_logos
    ADD CONSTRAINT _pages_v_blocks_logos_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._pages_v_blocks_map
    ADD CONSTRAINT _pages_v_blocks_map_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._pages_v_blocks_questions
    ADD CONSTRAINT _pages_v_blocks_questions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._pages_v_blocks_questions_questions
    ADD CONSTRAINT _pages_v_blocks_questions_questions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._pages_v_blocks_stories
    ADD CONSTRAINT _pages_v_blocks_stories_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._pages_v_blocks_text
    ADD CONSTRAINT _pages_v_blocks_text_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._pages_v_blocks_timeline_entries
    ADD CONSTRAINT _pages_v_blocks_timeline_entries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._pages_v_blocks_timeline
    ADD CONSTRAINT _pages_v_blocks_timeline_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._pages_v
    ADD CONSTRAINT _pages_v_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._pages_v_rels
    ADD CONSTRAINT _pages_v_rels_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._services_v
    ADD CONSTRAINT _services_v_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._settings_v
    ADD CONSTRAINT _settings_v_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._settings_v_texts
    ADD CONSTRAINT _settings_v_texts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._solutions_v
    ADD CONSTRAINT _solutions_v_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._success_stories_v
    ADD CONSTRAINT _success_stories_v_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._team_members_v
    ADD CONSTRAINT _team_members_v_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.about
    ADD CONSTRAINT about_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.about_timeline
    ADD CONSTRAINT about_timeline_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.application_notes
    ADD CONSTRAINT application_notes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.applications_answers
    ADD CONSTRAINT applications_answers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.applications
    ADD CONSTRAINT applications_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.applications_texts
    ADD CONSTRAINT applications_texts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.appointments
    ADD CONSTRAINT appointments_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.appointments_rels
    ADD CONSTRAINT appointments_rels_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.appointments_slots
    ADD CONSTRAINT appointments_slots_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.audit_events
    ADD CONSTRAINT audit_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.backups
    ADD CONSTRAINT backups_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.blogs
    ADD CONSTRAINT blogs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.brand
    ADD CONSTRAINT brand_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.companies
    ADD CONSTRAINT companies_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.confirmations
    ADD CONSTRAINT confirmations_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.content_revision
    ADD CONSTRAINT content_revision_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.content_revisions
    ADD CONSTRAINT content_revisions_pkey PRIMARY KEY (kind);
ALTER TABLE ONLY public.culture_highlights_images
    ADD CONSTRAINT culture_highlights_images_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.culture_highlights
    ADD CONSTRAINT culture_highlights_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.deliveries
    ADD CONSTRAINT deliveries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.folders
    ADD CONSTRAINT folders_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.forms
    ADD CONSTRAINT forms_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.guided_start_passed
    ADD CONSTRAINT guided_start_passed_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.guided_start
    ADD CONSTRAINT guided_start_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.home_hero_sections
    ADD CONSTRAINT home_hero_sections_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.home_middle_section
    ADD CONSTRAINT home_middle_section_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.home
    ADD CONSTRAINT home_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.home_rels
    ADD CONSTRAINT home_rels_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.home_why_section_why_card_data
    ADD CONSTRAINT home_why_section_why_card_data_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.imported_items
    ADD CONSTRAINT imported_items_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.jobs_questions
    ADD CONSTRAINT jobs_questions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.jobs_texts
    ADD CONSTRAINT jobs_texts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.last_editors
    ADD CONSTRAINT last_editors_pkey PRIMARY KEY (source, record);
ALTER TABLE ONLY public.legal_sections
    ADD CONSTRAINT legal_sections_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.media
    ADD CONSTRAINT media_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.mentions
    ADD CONSTRAINT mentions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.mentions_state
    ADD CONSTRAINT mentions_state_pkey PRIMARY KEY ("only");
ALTER TABLE ONLY public.menus_legal
    ADD CONSTRAINT menus_legal_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.menus_main_children
    ADD CONSTRAINT menus_main_children_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.menus_main
    ADD CONSTRAINT menus_main_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.menus
    ADD CONSTRAINT menus_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.message_notes
    ADD CONSTRAINT message_notes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.messages_texts
    ADD CONSTRAINT messages_texts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.offices
    ADD CONSTRAINT offices_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.one_time_codes
    ADD CONSTRAINT one_time_codes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.open_documents
    ADD CONSTRAINT open_documents_pkey PRIMARY KEY (view);
ALTER TABLE ONLY public.page_contents_blocks_call_to_action
    ADD CONSTRAINT page_contents_blocks_call_to_action_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.page_contents_blocks_cards_cards
    ADD CONSTRAINT page_contents_blocks_cards_cards_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.page_contents_blocks_cards
    ADD CONSTRAINT page_contents_blocks_cards_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.page_contents_blocks_groups_groups_companies
    ADD CONSTRAINT page_contents_blocks_groups_groups_companies_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.page_contents_blocks_groups_groups
    ADD CONSTRAINT page_contents_blocks_groups_groups_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.page_contents_blocks_groups
    ADD CONSTRAINT page_contents_blocks_groups_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.page_contents_blocks_text
    ADD CONSTRAINT page_contents_blocks_text_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.page_contents_home
    ADD CONSTRAINT page_contents_home_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.page_contents
    ADD CONSTRAINT page_contents_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.pages_blocks_articles
    ADD CONSTRAINT pages_blocks_articles_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.pages_blocks_call_to_action
    ADD CONSTRAINT pages_blocks_call_to_action_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.pages_blocks_cards_cards
    ADD CONSTRAINT pages_blocks_cards_cards_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.pages_blocks_cards
    ADD CONSTRAINT pages_blocks_cards_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.pages_blocks_counters_counters
    ADD CONSTRAINT pages_blocks_counters_counters_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.pages_blocks_counters
    ADD CONSTRAINT pages_blocks_counters_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.pages_blocks_gallery
    ADD CONSTRAINT pages_blocks_gallery_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.pages_blocks_groups_groups_companies
    ADD CONSTRAINT pages_blocks_groups_groups_companies_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.pages_blocks_groups_groups
    ADD CONSTRAINT pages_blocks_groups_groups_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.pages_blocks_groups
    ADD CONSTRAINT pages_blocks_groups_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.pages_blocks_hero
    ADD CONSTRAINT pages_blocks_hero_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.pages_blocks_jobs
    ADD CONSTRAINT pages_blocks_jobs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.pages_blocks_logos
    ADD CONSTRAINT pages_blocks_logos_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.pages_blocks_map
    ADD CONSTRAINT pages_blocks_map_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.pages_blocks_questions
    ADD CONSTRAINT pages_blocks_questions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.pages_blocks_questions_questions
    ADD CONSTRAINT pages_blocks_questions_questions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.pages_blocks_stories
    ADD CONSTRAINT pages_blocks_stories_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.pages_blocks_text
    ADD CONSTRAINT pages_blocks_text_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.pages_blocks_timeline_entries
    ADD CONSTRAINT pages_blocks_timeline_entries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.pages_blocks_timeline
    ADD CONSTRAINT pages_blocks_timeline_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.pages
    ADD CONSTRAINT pages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.pages_rels
    ADD CONSTRAINT pages_rels_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.payload_jobs_log
    ADD CONSTRAINT payload_jobs_log_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.payload_jobs
    ADD CONSTRAINT payload_jobs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.payload_kv
    ADD CONSTRAINT payload_kv_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.payload_migrations
    ADD CONSTRAINT payload_migrations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.payload_preferences
    ADD CONSTRAINT payload_preferences_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.payload_preferences_rels
    ADD CONSTRAINT payload_preferences_rels_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.recipients
    ADD CONSTRAINT recipients_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.redirects
    ADD CONSTRAINT redirects_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.reply_templates
    ADD CONSTRAINT reply_templates_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.retention
    ADD CONSTRAINT retention_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.retention_receipts
    ADD CONSTRAINT retention_receipts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.retention_receipts_texts
    ADD CONSTRAINT retention_receipts_texts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_pkey PRIMARY KEY (kind, record);
ALTER TABLE ONLY public.search_entries
    ADD CONSTRAINT search_entries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.search_entries
    ADD CONSTRAINT search_entries_source_record_key UNIQUE (source, record);
ALTER TABLE ONLY public.search_state
    ADD CONSTRAINT search_state_pkey PRIMARY KEY ("only");
ALTER TABLE ONLY public.search_words
    ADD CONSTRAINT search_words_pkey PRIMARY KEY (word);
ALTER TABLE ONLY public.services
    ADD CONSTRAINT services_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.settings_texts
    ADD CONSTRAINT settings_texts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.site_processes
    ADD CONSTRAINT site_processes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.solutions
    ADD CONSTRAINT solutions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.spent_tokens
    ADD CONSTRAINT spent_tokens_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.success_stories
    ADD CONSTRAINT success_stories_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.team_members
    ADD CONSTRAINT team_members_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.unknown_addresses
    ADD CONSTRAINT unknown_addresses_pkey PRIMARY KEY (path);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.users_roles
    ADD CONSTRAINT users_roles_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.users_sessions
    ADD CONSTRAINT users_sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.users_texts
    ADD CONSTRAINT users_texts_pkey PRIMARY KEY (id);
CREATE INDEX _about_v_autosave_idx ON public._about_v USING btree (autosave);
CREATE INDEX _about_v_created_at_idx ON public._about_v USING btree (created_at);
CREATE INDEX _about_v_latest_idx ON public._about_v USING btree (latest);
CREATE INDEX _about_v_updated_at_idx ON public._about_v USING btree (updated_at);
CREATE INDEX _about_v_version_team_heading_version_team_heading_linke_idx ON public._about_v USING btree (version_team_heading_linkedin_image_id);
CREATE INDEX _about_v_version_timeline_order_idx ON public._about_v_version_timeline USING btree (_order);
CREATE INDEX _about_v_version_timeline_parent_id_idx ON public._about_v_version_timeline USING btree (_parent_id);
CREATE INDEX _about_v_version_version__status_idx ON public._about_v USING btree (version__status);
CREATE INDEX _blogs_v_autosave_idx ON public._blogs_v USING btree (autosave);
CREATE INDEX _blogs_v_created_at_idx ON public._blogs_v USING btree (created_at);
CREATE INDEX _blogs_v_drafts_idx ON public._blogs_v USING btree (updated_at DESC) WHERE (latest AND (version__status = 'draft'::public.enum__blogs_v_version_status));
CREATE INDEX _blogs_v_latest_idx ON public._blogs_v USING btree (latest);
CREATE INDEX _blogs_v_list_idx ON public._blogs_v USING btree (version_published_on DESC) WHERE latest;
CREATE INDEX _blogs_v_parent_idx ON public._blogs_v USING btree (parent_id);
CREATE INDEX _blogs_v_search_idx ON public._blogs_v USING gin (version_title public.gin_trgm_ops);
CREATE INDEX _blogs_v_search_list_idx ON public._blogs_v USING gist (version_title public.gist_trgm_ops (siglen='64')) INCLUDE (id, version_title, created_at, updated_at, version_published_on) WHERE latest;
CREATE INDEX _blogs_v_title_idx ON public._blogs_v USING btree (version_title) WHERE latest;
CREATE INDEX _blogs_v_updated_at_idx ON public._blogs_v USING btree (updated_at);
CREATE INDEX _blogs_v_version_meta_version_meta_image_idx ON public._blogs_v USING btree (version_meta_image_id);
CREATE INDEX _blogs_v_version_version__status_idx ON public._blogs_v USING btree (version__status);
CREATE INDEX _blogs_v_version_version_author_idx ON public._blogs_v USING btree (version_author_id);
CREATE INDEX _blogs_v_version_version_created_at_idx ON public._blogs_v USING btree (version_created_at);
CREATE INDEX _blogs_v_version_version_deleted_at_idx ON public._blogs_v USING btree (version_deleted_at);
CREATE INDEX _blogs_v_version_version_image_idx ON public._blogs_v USING btree (version_image_id);
CREATE INDEX _blogs_v_version_version_key_idx ON public._blogs_v USING btree (version_key);
CREATE INDEX _blogs_v_version_version_published_on_idx ON public._blogs_v USING btree (version_published_on);
CREATE INDEX _blogs_v_version_version_sample_idx ON public._blogs_v USING btree (version_sample);
CREATE INDEX _blogs_v_version_version_updated_at_idx ON public._blogs_v USING btree (version_updated_at);
CREATE INDEX _brand_v_autosave_idx ON public._brand_v USING btree (autosave);
CREATE INDEX _brand_v_created_at_idx ON public._brand_v USING btree (created_at);
CREATE INDEX _brand_v_latest_idx ON public._brand_v USING btree (latest);
CREATE INDEX _brand_v_updated_at_idx ON public._brand_v USING btree (updated_at);
CREATE INDEX _brand_v_version_version__status_idx ON public._brand_v USING btree (version__status);
CREATE INDEX _brand_v_version_version_logo_idx ON public._brand_v USING btree (version_logo_id);
CREATE INDEX _brand_v_version_version_logo_on_dark_idx ON public._brand_v USING btree (version_logo_on_dark_id);
CREATE INDEX _brand_v_version_version_mark_idx ON public._brand_v USING btree (version_mark_id);
CREATE INDEX _companies_v_autosave_idx ON public._companies_v USING btree (autosave);
CREATE INDEX _companies_v_created_at_idx ON public._companies_v USING btree (created_at);
CREATE INDEX _companies_v_latest_idx ON public._companies_v USING btree (latest);
CREATE INDEX _companies_v_parent_idx ON public._companies_v USING btree (parent_id);
CREATE INDEX _companies_v_updated_at_idx ON public._companies_v USING btree (updated_at);
CREATE INDEX _companies_v_version_version__order_idx ON public._companies_v USING btree (version__order);
CREATE INDEX _companies_v_version_version__status_idx ON public._companies_v USING btree (version__status);
CREATE INDEX _companies_v_version_version_created_at_idx ON public._companies_v USING btree (version_created_at);
CREATE INDEX _companies_v_version_version_deleted_at_idx ON public._companies_v USING btree (version_deleted_at);
CREATE INDEX _companies_v_version_version_image_idx ON public._companies_v USING btree (version_image_id);
CREATE INDEX _companies_v_version_version_key_idx ON public._companies_v USING btree (version_key);
CREATE INDEX _companies_v_version_version_sample_idx ON public._companies_v USING btree (version_sample);
CREATE INDEX _companies_v_version_version_updated_at_idx ON public._companies_v USING btree (version_updated_at);
CREATE INDEX _culture_highlights_v_autosave_idx ON public._culture_highlights_v USING btree (autosave);
CREATE INDEX _culture_highlights_v_created_at_idx ON public._culture_highlights_v USING btree (created_at);
CREATE INDEX _culture_highlights_v_latest_idx ON public._culture_highlights_v USING btree (latest);
CREATE INDEX _culture_highlights_v_parent_idx ON public._culture_highlights_v USING btree (parent_id);
CREATE INDEX _culture_highlights_v_updated_at_idx ON public._culture_highlights_v USING btree (updated_at);
CREATE INDEX _culture_highlights_v_version_images_media_idx ON public._culture_highlights_v_version_images USING btree (media_id);
CREATE INDEX _culture_highlights_v_version_images_order_idx ON public._culture_highlights_v_version_images USING btree (_order);
CREATE INDEX _culture_highlights_v_version_images_parent_id_idx ON public._culture_highlights_v_version_images USING btree (_parent_id);
CREATE INDEX _culture_highlights_v_version_version__order_idx ON public._culture_highlights_v USING btree (version__order);
CREATE INDEX _culture_highlights_v_version_version__status_idx ON public._culture_highlights_v USING btree (version__status);
CREATE INDEX _culture_highlights_v_version_version_created_at_idx ON public._culture_highlights_v USING btree (version_created_at);
CREATE INDEX _culture_highlights_v_version_version_deleted_at_idx ON public._culture_highlights_v USING btree (version_deleted_at);
CREATE INDEX _culture_highlights_v_version_version_key_idx ON public._culture_highlights_v USING btree (version_key);
CREATE INDEX _culture_highlights_v_version_version_sample_idx ON public._culture_highlights_v USING btree (version_sample);
CREATE INDEX _culture_highlights_v_version_version_updated_at_idx ON public._culture_highlights_v USING btree (version_updated_at);
CREATE INDEX _forms_v_autosave_idx ON public._forms_v USING btree (autosave);
CREATE INDEX _forms_v_created_at_idx ON public._forms_v USING btree (created_at);
CREATE INDEX _forms_v_latest_idx ON public._forms_v USING btree (latest);
CREATE INDEX _forms_v_updated_at_idx ON public._forms_v USING btree (updated_at);
CREATE INDEX _forms_v_version_version__status_idx ON public._forms_v USING btree (version__status);
CREATE INDEX _home_v_autosave_idx ON public._home_v USING btree (autosave);
CREATE INDEX _home_v_created_at_idx ON public._home_v USING btree (created_at);
CREATE INDEX _home_v_latest_idx ON public._home_v USING btree (latest);
CREATE INDEX _home_v_rels_blogs_id_idx ON public._home_v_rels USING btree (blogs_id);
CREATE INDEX _home_v_rels_companies_id_idx ON public._home_v_rels USING btree (companies_id);
CREATE INDEX _home_v_rels_order_idx ON public._home_v_rels USING btree ("order");
CREATE INDEX _home_v_rels_parent_idx ON public._home_v_rels USING btree (parent_id);
CREATE INDEX _home_v_rels_path_idx ON public._home_v_rels USING btree (path);
CREATE INDEX _home_v_rels_services_id_idx ON public._home_v_rels USING btree (services_id);
CREATE INDEX _home_v_rels_solutions_id_idx ON public._home_v_rels USING btree (solutions_id);
CREATE INDEX _home_v_updated_at_idx ON public._home_v USING btree (updated_at);
CREATE INDEX _home_v_version_hero_sections_hero_video_idx ON public._home_v_version_hero_sections USING btree (hero_video_id);
CREATE INDEX _home_v_version_hero_sections_order_idx ON public._home_v_version_hero_sections USING btree (_order);
CREATE INDEX _home_v_version_hero_sections_parent_id_idx ON public._home_v_version_hero_sections USING btree (_parent_id);
CREATE INDEX _home_v_version_middle_section_order_idx ON public._home_v_version_middle_section USING btree (_order);
CREATE INDEX _home_v_version_middle_section_parent_id_idx ON public._home_v_version_middle_section USING btree (_parent_id);
CREATE INDEX _home_v_version_version__status_idx ON public._home_v USING btree (version__status);
CREATE INDEX _home_v_version_why_section_version_why_section_banner_idx ON public._home_v USING btree (version_why_section_banner_id);
CREATE INDEX _home_v_version_why_section_version_why_section_image_idx ON public._home_v USING btree (version_why_section_image_id);
CREATE INDEX _home_v_version_why_section_why_card_data_order_idx ON public._home_v_version_why_section_why_card_data USING btree (_order);
CREATE INDEX _home_v_version_why_section_why_card_data_parent_id_idx ON public._home_v_version_why_section_why_card_data USING btree (_parent_id);
CREATE INDEX _jobs_v_autosave_idx ON public._jobs_v USING btree (autosave);
CREATE INDEX _jobs_v_created_at_idx ON public._jobs_v USING btree (created_at);
CREATE INDEX _jobs_v_drafts_idx ON public._jobs_v USING btree (updated_at DESC) WHERE (latest AND (version__status = 'draft'::public.enum__jobs_v_version_status));
CREATE INDEX _jobs_v_latest_idx ON public._jobs_v USING btree (latest);
CREATE INDEX _jobs_v_list_idx ON public._jobs_v USING btree (version_posted_on DESC) WHERE latest;
CREATE INDEX _jobs_v_parent_idx ON public._jobs_v USING btree (parent_id);
CREATE INDEX _jobs_v_search_idx ON public._jobs_v USING gin (version_title public.gin_trgm_ops);
CREATE INDEX _jobs_v_search_list_idx ON public._jobs_v USING gist (version_title public.gist_trgm_ops (siglen='64')) INCLUDE (id, version_title, created_at, updated_at, version_posted_on, version_archived) WHERE latest;
CREATE INDEX _jobs_v_texts_order_parent ON public._jobs_v_texts USING btree ("order", parent_id);
CREATE INDEX _jobs_v_texts_parent_idx ON public._jobs_v_texts USING btree (parent_id);
CREATE INDEX _jobs_v_title_idx ON public._jobs_v USING btree (version_title) WHERE latest;
CREATE INDEX _jobs_v_updated_at_idx ON public._jobs_v USING btree (updated_at);
CREATE INDEX _jobs_v_version_meta_version_meta_image_idx ON public._jobs_v USING btree (version_meta_image_id);
CREATE INDEX _jobs_v_version_questions_order_idx ON public._jobs_v_version_questions USING btree (_order);
CREATE INDEX _jobs_v_version_questions_parent_id_idx ON public._jobs_v_version_questions USING btree (_parent_id);
CREATE INDEX _jobs_v_version_version__status_idx ON public._jobs_v USING btree (version__status);
CREATE INDEX _jobs_v_version_version_archived_idx ON public._jobs_v USING btree (version_archived);
CREATE INDEX _jobs_v_version_version_availability_idx ON public._jobs_v USING btree (version_availability);
CREATE INDEX _jobs_v_version_version_closing_on_idx ON public._jobs_v USING btree (version_closing_on);
CREATE INDEX _jobs_v_version_version_created_at_idx ON public._jobs_v USING btree (version_created_at);
CREATE INDEX _jobs_v_version_version_deleted_at_idx ON public._jobs_v USING btree (version_deleted_at);
CREATE INDEX _jobs_v_version_version_key_idx ON public._jobs_v USING btree (version_key);
CREATE INDEX _jobs_v_version_version_posted_on_idx ON public._jobs_v USING btree (version_posted_on);
CREATE INDEX _jobs_v_version_version_sample_idx ON public._jobs_v USING btree (version_sample);
CREATE INDEX _jobs_v_version_version_updated_at_idx ON public._jobs_v USING btree (version_updated_at);
CREATE INDEX _legal_sections_v_autosave_idx ON public._legal_sections_v USING btree (autosave);
CREATE INDEX _legal_sections_v_created_at_idx ON public._legal_sections_v USING btree (created_at);
CREATE INDEX _legal_sections_v_latest_idx ON public._legal_sections_v USING btree (latest);
CREATE INDEX _legal_sections_v_parent_idx ON public._legal_sections_v USING btree (parent_id);
CREATE INDEX _legal_sections_v_updated_at_idx ON public._legal_sections_v USING btree (updated_at);
CREATE INDEX _legal_sections_v_version_version__order_idx ON public._legal_sections_v USING btree (version__order);
CREATE INDEX _legal_sections_v_version_version__status_idx ON public._legal_sections_v USING btree (version__status);
CREATE INDEX _legal_sections_v_version_version_created_at_idx ON public._legal_sections_v USING btree (version_created_at);
CREATE INDEX _legal_sections_v_version_version_deleted_at_idx ON public._legal_sections_v USING btree (version_deleted_at);
CREATE INDEX _legal_sections_v_version_version_document_idx ON public._legal_sections_v USING btree (version_document);
CREATE INDEX _legal_sections_v_version_version_key_idx ON public._legal_sections_v USING btree (version_key);
CREATE INDEX _legal_sections_v_version_version_sample_idx ON public._legal_sections_v USING btree (version_sample);
CREATE INDEX _legal_sections_v_version_version_updated_at_idx ON public._legal_sections_v USING btree (version_updated_at);
CREATE INDEX _menus_v_autosave_idx ON public._menus_v USING btree (autosave);
CREATE INDEX _menus_v_created_at_idx ON public._menus_v USING btree (created_at);
CREATE INDEX _menus_v_latest_idx ON public._menus_v USING btree (latest);
CREATE INDEX _menus_v_updated_at_idx ON public._menus_v USING btree (updated_at);
CREATE INDEX _menus_v_version_legal_order_idx ON public._menus_v_version_legal USING btree (_order);
CREATE INDEX _menus_v_version_legal_parent_id_idx ON public._menus_v_version_legal USING btree (_parent_id);
CREATE INDEX _menus_v_version_main_children_order_idx ON public._menus_v_version_main_children USING btree (_order);
CREATE INDEX _menus_v_version_main_children_parent_id_idx ON public._menus_v_version_main_children USING btree (_parent_id);
CREATE INDEX _menus_v_version_main_order_idx ON public._menus_v_version_main USING btree (_order);
CREATE INDEX _menus_v_version_main_parent_id_idx ON public._menus_v_version_main USING btree (_parent_id);
CREATE INDEX _menus_v_version_version__status_idx ON public._menus_v USING btree (version__status);
CREATE INDEX _offices_v_autosave_idx ON public._offices_v USING btree (autosave);
CREATE INDEX _offices_v_created_at_idx ON public._offices_v USING btree (created_at);
CREATE INDEX _offices_v_latest_idx ON public._offices_v USING btree (latest);
CREATE INDEX _offices_v_parent_idx ON public._offices_v USING btree (parent_id);
CREATE INDEX _offices_v_updated_at_idx ON public._offices_v USING btree (updated_at);
CREATE INDEX _offices_v_version_version__order_idx ON public._offices_v USING btree (version__order);
CREATE INDEX _offices_v_version_version__status_idx ON public._offices_v USING btree (version__status);
CREATE INDEX _offices_v_version_version_created_at_idx ON public._offices_v USING btree (version_created_at);
CREATE INDEX _offices_v_version_version_deleted_at_idx ON public._offices_v USING btree (version_deleted_at);
CREATE INDEX _offices_v_version_version_key_idx ON public._offices_v USING btree (version_key);
CREATE INDEX _offices_v_version_version_sample_idx ON public._offices_v USING btree (version_sample);
CREATE INDEX _offices_v_version_version_updated_at_idx ON public._offices_v USING btree (version_updated_at);
CREATE INDEX _page_contents_v_autosave_idx ON public._page_contents_v USING btree (autosave);
CREATE INDEX _page_contents_v_blocks_call_to_action_order_idx ON public._page_contents_v_blocks_call_to_action USING btree (_order);
CREATE INDEX _page_contents_v_blocks_call_to_action_parent_id_idx ON public._page_contents_v_blocks_call_to_action USING btree (_parent_id);
CREATE INDEX _page_contents_v_blocks_call_to_action_path_idx ON public._page_contents_v_blocks_call_to_action USING btree (_path);
CREATE INDEX _page_contents_v_blocks_cards_cards_image_idx ON public._page_contents_v_blocks_cards_cards USING btree (image_id);
CREATE INDEX _page_contents_v_blocks_cards_cards_order_idx ON public._page_contents_v_blocks_cards_cards USING btree (_order);
CREATE INDEX _page_contents_v_blocks_cards_cards_parent_id_idx ON public._page_contents_v_blocks_cards_cards USING btree (_parent_id);
CREATE INDEX _page_contents_v_blocks_cards_order_idx ON public._page_contents_v_blocks_cards USING btree (_order);
CREATE INDEX _page_contents_v_blocks_cards_parent_id_idx ON public._page_contents_v_blocks_cards USING btree (_parent_id);
CREATE INDEX _page_contents_v_blocks_cards_path_idx ON public._page_contents_v_blocks_cards USING btree (_path);
CREATE INDEX _page_contents_v_blocks_groups_groups_companies_order_idx ON public._page_contents_v_blocks_groups_groups_companies USING btree (_order);
CREATE INDEX _page_contents_v_blocks_groups_groups_companies_parent_id_idx ON public._page_contents_v_blocks_groups_groups_companies USING btree (_parent_id);
CREATE INDEX _page_contents_v_blocks_groups_groups_order_idx ON public._page_contents_v_blocks_groups_groups USING btree (_order);
CREATE INDEX _page_contents_v_blocks_groups_groups_parent_id_idx ON public._page_contents_v_blocks_groups_groups USING btree (_parent_id);
CREATE INDEX _page_contents_v_blocks_groups_order_idx ON public._page_contents_v_blocks_groups USING btree (_order);
CREATE INDEX _page_contents_v_blocks_groups_parent_id_idx ON public._page_contents_v_blocks_groups USING btree (_parent_id);
CREATE INDEX _page_contents_v_blocks_groups_path_idx ON public._page_contents_v_blocks_groups USING btree (_path);
CREATE INDEX _page_contents_v_blocks_text_order_idx ON public._page_contents_v_blocks_text USING btree (_order);
CREATE INDEX _page_contents_v_blocks_text_parent_id_idx ON public._page_contents_v_blocks_text USING btree (_parent_id);
CREATE INDEX _page_contents_v_blocks_text_path_idx ON public._page_contents_v_blocks_text USING btree (_path);
CREATE INDEX _page_contents_v_created_at_idx ON public._page_contents_v USING btree (created_at);
CREATE INDEX _page_contents_v_latest_idx ON public._page_contents_v USING btree (latest);
CREATE INDEX _page_contents_v_parent_idx ON public._page_contents_v USING btree (parent_id);
CREATE INDEX _page_contents_v_updated_at_idx ON public._page_contents_v USING btree (updated_at);
CREATE INDEX _page_contents_v_version_home_media_idx ON public._page_contents_v_version_home USING btree (media_id);
CREATE INDEX _page_contents_v_version_home_order_idx ON public._page_contents_v_version_home USING btree (_order);
CREATE INDEX _page_contents_v_version_home_parent_id_idx ON public._page_contents_v_version_home USING btree (_parent_id);
CREATE INDEX _page_contents_v_version_version__status_idx ON public._page_contents_v USING btree (version__status);
CREATE INDEX _page_contents_v_version_version_created_at_idx ON public._page_contents_v USING btree (version_created_at);
CREATE INDEX _page_contents_v_version_version_deleted_at_idx ON public._page_contents_v USING btree (version_deleted_at);
CREATE INDEX _page_contents_v_version_version_key_idx ON public._page_contents_v USING btree (version_key);
CREATE INDEX _page_contents_v_version_version_page_idx ON public._page_contents_v USING btree (version_page);
CREATE INDEX _page_contents_v_version_version_sample_idx ON public._page_contents_v USING btree (version_sample);
CREATE INDEX _page_contents_v_version_version_updated_at_idx ON public._page_contents_v USING btree (version_updated_at);
CREATE INDEX _pages_v_autosave_idx ON public._pages_v USING btree (autosave);
CREATE INDEX _pages_v_blocks_articles_order_idx ON public._pages_v_blocks_articles USING btree (_order);
CREATE INDEX _pages_v_blocks_articles_parent_id_idx ON public._pages_v_blocks_articles USING btree (_parent_id);
CREATE INDEX _pages_v_blocks_articles_path_idx ON public._pages_v_blocks_articles USING btree (_path);
CREATE INDEX _pages_v_blocks_call_to_action_order_idx ON public._pages_v_blocks_call_to_action USING btree (_order);
CREATE INDEX _pages_v_blocks_call_to_action_parent_id_idx ON public._pages_v_blocks_call_to_action USING btree (_parent_id);
CREATE INDEX _pages_v_blocks_call_to_action_path_idx ON public._pages_v_blocks_call_to_action USING btree (_path);
CREATE INDEX _pages_v_blocks_cards_cards_image_idx ON public._pages_v_blocks_cards_cards USING btree (image_id);
CREATE INDEX _pages_v_blocks_cards_cards_order_idx ON public._pages_v_blocks_cards_cards USING btree (_order);
CREATE INDEX _pages_v_blocks_cards_cards_parent_id_idx ON public._pages_v_blocks_cards_cards USING btree (_parent_id);
CREATE INDEX _pages_v_blocks_cards_order_idx ON public._pages_v_blocks_cards USING btree (_order);
CREATE INDEX _pages_v_blocks_cards_parent_id_idx ON public._pages_v_blocks_cards USING btree (_parent_id);
CREATE INDEX _pages_v_blocks_cards_path_idx ON public._pages_v_blocks_cards USING btree (_path);
CREATE INDEX _pages_v_blocks_counters_counters_order_idx ON public._pages_v_blocks_counters_counters USING btree (_order);
CREATE INDEX _pages_v_blocks_counters_counters_parent_id_idx ON public._pages_v_blocks_counters_counters USING btree (_parent_id);
CREATE INDEX _pages_v_blocks_counters_order_idx ON public._pages_v_blocks_counters USING btree (_order);
CREATE INDEX _pages_v_blocks_counters_parent_id_idx ON public._pages_v_blocks_counters USING btree (_parent_id);
CREATE INDEX _pages_v_blocks_counters_path_idx ON public._pages_v_blocks_counters USING btree (_path);
CREATE INDEX _pages_v_blocks_gallery_order_idx ON public._pages_v_blocks_gallery USING btree (_order);
CREATE INDEX _pages_v_blocks_gallery_parent_id_idx ON public._pages_v_blocks_gallery USING btree (_parent_id);
CREATE INDEX _pages_v_blocks_gallery_path_idx ON public._pages_v_blocks_gallery USING btree (_path);
CREATE INDEX _pages_v_blocks_groups_groups_companies_order_idx ON public._pages_v_blocks_groups_groups_companies USING btree (_order);
CREATE INDEX _pages_v_blocks_groups_groups_companies_parent_id_idx ON public._pages_v_blocks_groups_groups_companies USING btree (_parent_id);
CREATE INDEX _pages_v_blocks_groups_groups_order_idx ON public._pages_v_blocks_groups_groups USING btree (_order);
CREATE INDEX _pages_v_blocks_groups_groups_parent_id_idx ON public._pages_v_blocks_groups_groups USING btree (_parent_id);
CREATE INDEX _pages_v_blocks_groups_order_idx ON public._pages_v_blocks_groups USING btree (_order);
CREATE INDEX _pages_v_blocks_groups_parent_id_idx ON public._pages_v_blocks_groups USING btree (_parent_id);
CREATE INDEX _pages_v_blocks_groups_path_idx ON public._pages_v_blocks_groups USING btree (_path);
CREATE INDEX _pages_v_blocks_hero_order_idx ON public._pages_v_blocks_hero USING btree (_order);
CREATE INDEX _pages_v_blocks_hero_parent_id_idx ON public._pages_v_blocks_hero USING btree (_parent_id);
CREATE INDEX _pages_v_blocks_hero_path_idx ON public._pages_v_blocks_hero USING btree (_path);
CREATE INDEX _pages_v_blocks_jobs_order_idx ON public._pages_v_blocks_jobs USING btree (_order);
CREATE INDEX _pages_v_blocks_jobs_parent_id_idx ON public._pages_v_blocks_jobs USING btree (_parent_id);
CREATE INDEX _pages_v_blocks_jobs_path_idx ON public._pages_v_blocks_jobs USING btree (_path);
CREATE INDEX _pages_v_blocks_logos_order_idx ON public._pages_v_blocks_logos USING btree (_order);
CREATE INDEX _pages_v_blocks_logos_parent_id_idx ON public._pages_v_blocks_logos USING btree (_parent_id);
CREATE INDEX _pages_v_blocks_logos_path_idx ON public._pages_v_blocks_logos USING btree (_path);
CREATE INDEX _pages_v_blocks_map_order_idx ON public._pages_v_blocks_map USING btree (_order);
CREATE INDEX _pages_v_blocks_map_parent_id_idx ON public._pages_v_blocks_map USING btree (_parent_id);
CREATE INDEX _pages_v_blocks_map_path_idx ON public._pages_v_blocks_map USING btree (_path);
CREATE INDEX _pages_v_blocks_questions_order_idx ON public._pages_v_blocks_questions USING btree (_order);
CREATE INDEX _pages_v_blocks_questions_parent_id_idx ON public._pages_v_blocks_questions USING btree (_parent_id);
CREATE INDEX _pages_v_blocks_questions_path_idx ON public._pages_v_blocks_questions USING btree (_path);
CREATE INDEX _pages_v_blocks_questions_questions_order_idx ON public._pages_v_blocks_questions_questions USING btree (_order);
CREATE INDEX _pages_v_blocks_questions_questions_parent_id_idx ON public._pages_v_blocks_questions_questions USING btree (_parent_id);
CREATE INDEX _pages_v_blocks_stories_order_idx ON public._pages_v_blocks_stories USING btree (_order);
CREATE INDEX _pages_v_blocks_stories_parent_id_idx ON public._pages_v_blocks_stories USING btree (_parent_id);
CREATE INDEX _pages_v_blocks_stories_path_idx ON public._pages_v_blocks_stories USING btree (_path);
CREATE INDEX _pages_v_blocks_text_order_idx ON public._pages_v_blocks_text USING btree (_order);
CREATE INDEX _pages_v_blocks_text_parent_id_idx ON public._pages_v_blocks_text USING btree (_parent_id);
CREATE INDEX _pages_v_blocks_text_path_idx ON public._pages_v_blocks_text USING btree (_path);
CREATE INDEX _pages_v_blocks_timeline_entries_order_idx ON public._pages_v_blocks_timeline_entries USING btree (_order);
CREATE INDEX _pages_v_blocks_timeline_entries_parent_id_idx ON public._pages_v_blocks_timeline_entries USING btree (_parent_id);
CREATE INDEX _pages_v_blocks_timeline_order_idx ON public._pages_v_blocks_timeline USING btree (_order);
CREATE INDEX _pages_v_blocks_timeline_parent_id_idx ON public._pages_v_blocks_timeline USING btree (_parent_id);
CREATE INDEX _pages_v_blocks_timeline_path_idx ON public._pages_v_blocks_timeline USING btree (_path);
CREATE INDEX _pages_v_created_at_idx ON public._pages_v USING btree (created_at);
CREATE INDEX _pages_v_latest_idx ON public._pages_v USING btree (latest);
CREATE INDEX _pages_v_parent_idx ON public._pages_v USING btree (parent_id);
CREATE INDEX _pages_v_rels_blogs_id_idx ON public._pages_v_rels USING btree (blogs_id);
CREATE INDEX _pages_v_rels_companies_id_idx ON public._pages_v_rels USING btree (companies_id);
CREATE INDEX _pages_v_rels_culture_highlights_id_idx ON public._pages_v_rels USING btree (culture_highlights_id);
CREATE INDEX _pages_v_rels_media_id_idx ON public._pages_v_rels USING btree (media_id);
CREATE INDEX _pages_v_rels_order_idx ON public._pages_v_rels USING btree ("order");
CREATE INDEX _pages_v_rels_parent_idx ON public._pages_v_rels USING btree (parent_id);
CREATE INDEX _pages_v_rels_path_idx ON public._pages_v_rels USING btree (path);
CREATE INDEX _pages_v_rels_success_stories_id_idx ON public._pages_v_rels USING btree (success_stories_id);
CREATE INDEX _pages_v_updated_at_idx ON public._pages_v USING btree (updated_at);
CREATE INDEX _pages_v_version_meta_version_meta_image_idx ON public._pages_v USING btree (version_meta_image_id);
CREATE INDEX _pages_v_version_version__status_idx ON public._pages_v USING btree (version__status);
CREATE INDEX _pages_v_version_version_created_at_idx ON public._pages_v USING btree (version_created_at);
CREATE INDEX _pages_v_version_version_deleted_at_idx ON public._pages_v USING btree (version_deleted_at);
CREATE INDEX _pages_v_version_version_image_idx ON public._pages_v USING btree (version_image_id);
CREATE INDEX _pages_v_version_version_key_idx ON public._pages_v USING btree (version_key);
CREATE INDEX _pages_v_version_version_path_idx ON public._pages_v USING btree (version_path);
CREATE INDEX _pages_v_version_version_sample_idx ON public._pages_v USING btree (version_sample);
CREATE INDEX _pages_v_version_version_updated_at_idx ON public._pages_v USING btree (version_updated_at);
CREATE INDEX _services_v_autosave_idx ON public._services_v USING btree (autosave);
CREATE INDEX _services_v_created_at_idx ON public._services_v USING btree (created_at);
CREATE INDEX _services_v_latest_idx ON public._services_v USING btree (latest);
CREATE INDEX _services_v_parent_idx ON public._services_v USING btree (parent_id);
CREATE INDEX _services_v_updated_at_idx ON public._services_v USING btree (updated_at);
CREATE INDEX _services_v_version_meta_version_meta_image_idx ON public._services_v USING btree (version_meta_image_id);
CREATE INDEX _services_v_version_version__order_idx ON public._services_v USING btree (version__order);
CREATE INDEX _services_v_version_version__status_idx ON public._services_v USING btree (version__status);
CREATE INDEX _services_v_version_version_created_at_idx ON public._services_v USING btree (version_created_at);
CREATE INDEX _services_v_version_version_deleted_at_idx ON public._services_v USING btree (version_deleted_at);
CREATE INDEX _services_v_version_version_image_idx ON public._services_v USING btree (version_image_id);
CREATE INDEX _services_v_version_version_key_idx ON public._services_v USING btree (version_key);
CREATE INDEX _services_v_version_version_sample_idx ON public._services_v USING btree (version_sample);
CREATE INDEX _services_v_version_version_updated_at_idx ON public._services_v USING btree (version_updated_at);
CREATE INDEX _settings_v_autosave_idx ON public._settings_v USING btree (autosave);
CREATE INDEX _settings_v_created_at_idx ON public._settings_v USING btree (created_at);
CREATE INDEX _settings_v_latest_idx ON public._settings_v USING btree (latest);
CREATE INDEX _settings_v_texts_order_parent ON public._settings_v_texts USING btree ("order", parent_id);
CREATE INDEX _settings_v_updated_at_idx ON public._settings_v USING btree (updated_at);
CREATE INDEX _settings_v_version_version__status_idx ON public._settings_v USING btree (version__status);
CREATE INDEX _solutions_v_autosave_idx ON public._solutions_v USING btree (autosave);
CREATE INDEX _solutions_v_created_at_idx ON public._solutions_v USING btree (created_at);
CREATE INDEX _solutions_v_latest_idx ON public._solutions_v USING btree (latest);
CREATE INDEX _solutions_v_parent_idx ON public._solutions_v USING btree (parent_id);
CREATE INDEX _solutions_v_updated_at_idx ON public._solutions_v USING btree (updated_at);
CREATE INDEX _solutions_v_version_meta_version_meta_image_idx ON public._solutions_v USING btree (version_meta_image_id);
CREATE INDEX _solutions_v_version_version__order_idx ON public._solutions_v USING btree (version__order);
CREATE INDEX _solutions_v_version_version__status_idx ON public._solutions_v USING btree (version__status);
CREATE INDEX _solutions_v_version_version_created_at_idx ON public._solutions_v USING btree (version_created_at);
CREATE INDEX _solutions_v_version_version_deleted_at_idx ON public._solutions_v USING btree (version_deleted_at);
CREATE INDEX _solutions_v_version_version_image_idx ON public._solutions_v USING btree (version_image_id);
CREATE INDEX _solutions_v_version_version_key_idx ON public._solutions_v USING btree (version_key);
CREATE INDEX _solutions_v_version_version_sample_idx ON public._solutions_v USING btree (version_sample);
CREATE INDEX _solutions_v_version_version_updated_at_idx ON public._solutions_v USING btree (version_updated_at);
CREATE INDEX _success_stories_v_autosave_idx ON public._success_stories_v USING btree (autosave);
CREATE INDEX _success_stories_v_created_at_idx ON public._success_stories_v USING btree (created_at);
CREATE INDEX _success_stories_v_latest_idx ON public._success_stories_v USING btree (latest);
CREATE INDEX _success_stories_v_parent_idx ON public._success_stories_v USING btree (parent_id);
CREATE INDEX _success_stories_v_updated_at_idx ON public._success_stories_v USING btree (updated_at);
CREATE INDEX _success_stories_v_version_version__order_idx ON public._success_stories_v USING btree (version__order);
CREATE INDEX _success_stories_v_version_version__status_idx ON public._success_stories_v USING btree (version__status);
CREATE INDEX _success_stories_v_version_version_created_at_idx ON public._success_stories_v USING btree (version_created_at);
CREATE INDEX _success_stories_v_version_version_deleted_at_idx ON public._success_stories_v USING btree (version_deleted_at);
CREATE INDEX _success_stories_v_version_version_image_idx ON public._success_stories_v USING btree (version_image_id);
CREATE INDEX _success_stories_v_version_version_key_idx ON public._success_stories_v USING btree (version_key);
CREATE INDEX _success_stories_v_version_version_sample_idx ON public._success_stories_v USING btree (version_sample);
CREATE INDEX _success_stories_v_version_version_updated_at_idx ON public._success_stories_v USING btree (version_updated_at);
CREATE INDEX _team_members_v_autosave_idx ON public._team_members_v USING btree (autosave);
CREATE INDEX _team_members_v_created_at_idx ON public._team_members_v USING btree (created_at);
CREATE INDEX _team_members_v_latest_idx ON public._team_members_v USING btree (latest);
CREATE INDEX _team_members_v_parent_idx ON public._team_members_v USING btree (parent_id);
CREATE INDEX _team_members_v_updated_at_idx ON public._team_members_v USING btree (updated_at);
CREATE INDEX _team_members_v_version_version__order_idx ON public._team_members_v USING btree (version__order);
CREATE INDEX _team_members_v_version_version__status_idx ON public._team_members_v USING btree (version__status);
CREATE INDEX _team_members_v_version_version_created_at_idx ON public._team_members_v USING btree (version_created_at);
CREATE INDEX _team_members_v_version_version_deleted_at_idx ON public._team_members_v USING btree (version_deleted_at);
CREATE INDEX _team_members_v_version_version_image_idx ON public._team_members_v USING btree (version_image_id);
CREATE INDEX _team_members_v_version_version_key_idx ON public._team_members_v USING btree (version_key);
CREATE INDEX _team_members_v_version_version_sample_idx ON public._team_members_v USING btree (version_sample);
CREATE INDEX _team_members_v_version_version_updated_at_idx ON public._team_members_v USING btree (version_updated_at);
CREATE INDEX about__status_idx ON public.about USING btree (_status);
CREATE INDEX about_team_heading_team_heading_linkedin_image_idx ON public.about USING btree (team_heading_linkedin_image_id);
CREATE INDEX about_timeline_order_idx ON public.about_timeline USING btree (_order);
CREATE INDEX about_timeline_parent_id_idx ON public.about_timeline USING btree (_parent_id);
CREATE INDEX application_notes_about_idx ON public.application_notes USING btree (about_id);
CREATE INDEX application_notes_author_idx ON public.application_notes USING btree (author_id);
CREATE INDEX application_notes_created_at_idx ON public.application_notes USING btree (created_at);
CREATE INDEX application_notes_delivery_idx ON public.application_notes USING btree (delivery);
CREATE INDEX application_notes_mail_idx ON public.application_notes USING btree (mail_id);
CREATE INDEX application_notes_updated_at_idx ON public.application_notes USING btree (updated_at);
CREATE INDEX applications_answers_order_idx ON public.applications_answers USING btree (_order);
CREATE INDEX applications_answers_parent_id_idx ON public.applications_answers USING btree (_parent_id);
CREATE INDEX applications_board_idx ON public.applications USING btree (stage, id DESC);
CREATE INDEX applications_board_search_idx ON public.applications USING btree (stage, id DESC) INCLUDE (search_text);
CREATE INDEX applications_created_at_idx ON public.applications USING btree (created_at);
CREATE INDEX applications_due_idx ON public.applications USING btree (((retention_months)::integer), (
CASE
    WHEN (stage = ANY (ARRAY['hired'::public.enum_applications_stage, 'rejected'::public.enum_applications_stage, 'withdrawn'::public.enum_applications_stage])) THEN GREATEST(created_at, stage_changed_at)
    ELSE created_at
END));
CREATE INDEX applications_email_idx ON public.applications USING btree (email);
CREATE INDEX applications_first_name_back_idx ON public.applications USING btree (first_name DESC, created_at DESC);
CREATE INDEX applications_first_name_list_idx ON public.applications USING btree (first_name, created_at DESC);
CREATE INDEX applications_job_board_idx ON public.applications USING btree (job_id, stage, id DESC);
CREATE INDEX applications_job_idx ON public.applications USING btree (job_id);
CREATE INDEX applications_last_name_back_idx ON public.applications USING btree (last_name DESC, created_at DESC);
CREATE INDEX applications_last_name_list_idx ON public.applications USING btree (last_name, created_at DESC);
CREATE INDEX applications_legal_hold_idx ON public.applications USING btree (legal_hold);
CREATE INDEX applications_owner_board_idx ON public.applications USING btree (owner_id, stage, id DESC);
CREATE INDEX applications_owner_idx ON public.applications USING btree (owner_id);
CREATE INDEX applications_phone_number_idx ON public.applications USING btree (phone_number);
CREATE INDEX applications_possible_duplicate_idx ON public.applications USING btree (possible_duplicate);
CREATE INDEX applications_rating_back_idx ON public.applications USING btree (rating DESC, created_at DESC);
CREATE INDEX applications_rating_list_idx ON public.applications USING btree (rating, created_at DESC);
CREATE UNIQUE INDEX applications_reference_idx ON public.applications USING btree (reference);
CREATE INDEX applications_resume_missing_idx ON public.applications USING btree (resume_missing);
CREATE UNIQUE INDEX applications_resume_resume_stored_name_idx ON public.applications USING btree (resume_stored_name);
CREATE INDEX applications_search_idx ON public.applications USING gin (first_name public.gin_trgm_ops, last_name public.gin_trgm_ops, email public.gin_trgm_ops, reference public.gin_trgm_ops);
CREATE INDEX applications_search_text_idx ON public.applications USING gin (search_text public.gin_trgm_ops);
CREATE INDEX applications_source_board_idx ON public.applications USING btree (source, stage, id DESC);
CREATE INDEX applications_stage_idx ON public.applications USING btree (stage);
CREATE UNIQUE INDEX applications_submission_key_idx ON public.applications USING btree (submission_key);
CREATE INDEX applications_talent_pool_talent_pool_invited_by_idx ON public.applications USING btree (talent_pool_invited_by_id);
CREATE INDEX applications_talent_pool_talent_pool_until_idx ON public.applications USING btree (talent_pool_until);
CREATE INDEX applications_texts_order_parent ON public.applications_texts USING btree ("order", parent_id);
CREATE INDEX applications_texts_parent_idx ON public.applications_texts USING btree (parent_id);
CREATE INDEX applications_texts_tag_idx ON public.applications_texts USING btree (text, parent_id DESC) WHERE ((path)::text = 'tags'::text);
CREATE INDEX applications_updated_at_idx ON public.applications USING btree (updated_at);
CREATE INDEX applications_waiting_idx ON public.applications USING btree (COALESCE(stage_changed_at, created_at), id) WHERE (stage = ANY (ARRAY['screening'::public.enum_applications_stage, 'interview'::public.enum_applications_stage, 'offer'::public.enum_applications_stage]));
CREATE INDEX applications_weekly_idx ON public.applications USING btree (created_at, job_id);
CREATE INDEX appointments_about_idx ON public.appointments USING btree (about);
CREATE INDEX appointments_created_at_idx ON public.appointments USING btree (created_at);
CREATE INDEX appointments_offered_by_idx ON public.appointments USING btree (offered_by_id);
CREATE INDEX appointments_rels_order_idx ON public.appointments_rels USING btree ("order");
CREATE INDEX appointments_rels_parent_idx ON public.appointments_rels USING btree (parent_id);
CREATE INDEX appointments_rels_path_idx ON public.appointments_rels USING btree (path);
CREATE INDEX appointments_rels_users_id_idx ON public.appointments_rels USING btree (users_id);
CREATE INDEX appointments_slots_order_idx ON public.appointments_slots USING btree (_order);
CREATE INDEX appointments_slots_parent_id_idx ON public.appointments_slots USING btree (_parent_id);
CREATE INDEX appointments_starts_at_idx ON public.appointments USING btree (starts_at);
CREATE INDEX appointments_state_idx ON public.appointments USING btree (state);
CREATE UNIQUE INDEX appointments_uid_idx ON public.appointments USING btree (uid);
CREATE INDEX appointments_updated_at_idx ON public.appointments USING btree (updated_at);
CREATE INDEX audit_events_action_idx ON public.audit_events USING btree (action);
CREATE INDEX audit_events_actor_idx ON public.audit_events USING btree (actor_id);
CREATE INDEX audit_events_created_at_idx ON public.audit_events USING btree (created_at);
CREATE INDEX audit_events_kind_idx ON public.audit_events USING btree (kind);
CREATE INDEX audit_events_record_idx ON public.audit_events USING btree (record);
CREATE INDEX audit_events_search_idx ON public.audit_events USING gin (summary public.gin_trgm_ops, actor_name public.gin_trgm_ops, record public.gin_trgm_ops);
CREATE INDEX audit_events_updated_at_idx ON public.audit_events USING btree (updated_at);
CREATE INDEX blogs__status_idx ON public.blogs USING btree (_status);
CREATE INDEX blogs_author_idx ON public.blogs USING btree (author_id);
CREATE INDEX blogs_category_list_idx ON public.blogs USING btree (_status, category, published_on DESC, id DESC);
CREATE INDEX blogs_created_at_idx ON public.blogs USING btree (created_at);
CREATE INDEX blogs_deleted_at_idx ON public.blogs USING btree (deleted_at);
CREATE INDEX blogs_image_idx ON public.blogs USING btree (image_id);
CREATE UNIQUE INDEX blogs_key_idx ON public.blogs USING btree (key);
CREATE INDEX blogs_list_idx ON public.blogs USING btree (_status, published_on DESC, id DESC);
CREATE INDEX blogs_meta_meta_image_idx ON public.blogs USING btree (meta_image_id);
CREATE INDEX blogs_published_on_idx ON public.blogs USING btree (published_on);
CREATE INDEX blogs_sample_idx ON public.blogs USING btree (sample);
CREATE INDEX blogs_updated_at_idx ON public.blogs USING btree (updated_at);
CREATE INDEX brand__status_idx ON public.brand USING btree (_status);
CREATE INDEX brand_logo_idx ON public.brand USING btree (logo_id);
CREATE INDEX brand_logo_on_dark_idx ON public.brand USING btree (logo_on_dark_id);
CREATE INDEX brand_mark_idx ON public.brand USING btree (mark_id);
CREATE INDEX companies__order_idx ON public.companies USING btree (_order);
CREATE INDEX companies__status_idx ON public.companies USING btree (_status);
CREATE INDEX companies_created_at_idx ON public.companies USING btree (created_at);
CREATE INDEX companies_deleted_at_idx ON public.companies USING btree (deleted_at);
CREATE INDEX companies_image_idx ON public.companies USING btree (image_id);
CREATE UNIQUE INDEX companies_key_idx ON public.companies USING btree (key);
CREATE INDEX companies_sample_idx ON public.companies USING btree (sample);
CREATE INDEX companies_updated_at_idx ON public.companies USING btree (updated_at);
CREATE INDEX culture_highlights__order_idx ON public.culture_highlights USING btree (_order);
CREATE INDEX culture_highlights__status_idx ON public.culture_highlights USING btree (_status);
CREATE INDEX culture_highlights_created_at_idx ON public.culture_highlights USING btree (created_at);
CREATE INDEX culture_highlights_deleted_at_idx ON public.culture_highlights USING btree (deleted_at);
CREATE INDEX culture_highlights_images_media_idx ON public.culture_highlights_images USING btree (media_id);
CREATE INDEX culture_highlights_images_order_idx ON public.culture_highlights_images USING btree (_order);
CREATE INDEX culture_highlights_images_parent_id_idx ON public.culture_highlights_images USING btree (_parent_id);
CREATE UNIQUE INDEX culture_highlights_key_idx ON public.culture_highlights USING btree (key);
CREATE INDEX culture_highlights_sample_idx ON public.culture_highlights USING btree (sample);
CREATE INDEX culture_highlights_updated_at_idx ON public.culture_highlights USING btree (updated_at);
CREATE INDEX deliveries_about_idx ON public.deliveries USING btree (about);
CREATE INDEX deliveries_created_at_idx ON public.deliveries USING btree (created_at);
CREATE INDEX deliveries_message_idx ON public.deliveries USING btree (message_id);
CREATE INDEX deliveries_state_idx ON public.deliveries USING btree (state);
CREATE INDEX deliveries_updated_at_idx ON public.deliveries USING btree (updated_at);
CREATE INDEX folders_created_at_idx ON public.folders USING btree (created_at);
CREATE INDEX folders_folder_idx ON public.folders USING btree (folder_id);
CREATE INDEX folders_name_idx ON public.folders USING btree (name);
CREATE INDEX folders_updated_at_idx ON public.folders USING btree (updated_at);
CREATE INDEX forms__status_idx ON public.forms USING btree (_status);
CREATE INDEX guided_start_passed_order_idx ON public.guided_start_passed USING btree ("order");
CREATE INDEX guided_start_passed_parent_idx ON public.guided_start_passed USING btree (parent_id);
CREATE INDEX home__status_idx ON public.home USING btree (_status);
CREATE INDEX home_hero_sections_hero_video_idx ON public.home_hero_sections USING btree (hero_video_id);
CREATE INDEX home_hero_sections_order_idx ON public.home_hero_sections USING btree (_order);
CREATE INDEX home_hero_sections_parent_id_idx ON public.home_hero_sections USING btree (_parent_id);
CREATE INDEX home_middle_section_order_idx ON public.home_middle_section USING btree (_order);
CREATE INDEX home_middle_section_parent_id_idx ON public.home_middle_section USING btree (_parent_id);
CREATE INDEX home_rels_blogs_id_idx ON public.home_rels USING btree (blogs_id);
CREATE INDEX home_rels_companies_id_idx ON public.home_rels USING btree (companies_id);
CREATE INDEX home_rels_order_idx ON public.home_rels USING btree ("order");
CREATE INDEX home_rels_parent_idx ON public.home_rels USING btree (parent_id);
CREATE INDEX home_rels_path_idx ON public.home_rels USING btree (path);
CREATE INDEX home_rels_services_id_idx ON public.home_rels USING btree (services_id);
CREATE INDEX home_rels_solutions_id_idx ON public.home_rels USING btree (solutions_id);
CREATE INDEX home_why_section_why_card_data_order_idx ON public.home_why_section_why_card_data USING btree (_order);
CREATE INDEX home_why_section_why_card_data_parent_id_idx ON public.home_why_section_why_card_data USING btree (_parent_id);
CREATE INDEX home_why_section_why_section_banner_idx ON public.home USING btree (why_section_banner_id);
CREATE INDEX home_why_section_why_section_image_idx ON public.home USING btree (why_section_image_id);
CREATE INDEX imported_items_created_at_idx ON public.imported_items USING btree (created_at);
CREATE UNIQUE INDEX imported_items_source_idx ON public.imported_items USING btree (source);
CREATE INDEX imported_items_updated_at_idx ON public.imported_items USING btree (updated_at);
CREATE INDEX imports_created_at_idx ON public.imports USING btree (created_at);
CREATE INDEX imports_updated_at_idx ON public.imports USING btree (updated_at);
CREATE INDEX "job_createdAt_idx" ON public.applications USING btree (job_id, created_at);
CREATE INDEX jobs__status_idx ON public.jobs USING btree (_status);
CREATE INDEX jobs_archived_idx ON public.jobs USING btree (archived);
CREATE INDEX jobs_availability_idx ON public.jobs USING btree (availability);
CREATE INDEX jobs_closing_on_idx ON public.jobs USING btree (closing_on);
CREATE INDEX jobs_closing_soon_idx ON public.jobs USING btree (closing_on) WHERE ((_status = 'published'::public.enum_jobs_status) AND (availability = 'active'::public.enum_jobs_availability));
CREATE INDEX jobs_created_at_idx ON public.jobs USING btree (created_at);
CREATE INDEX jobs_deleted_at_idx ON public.jobs USING btree (deleted_at);
CREATE INDEX jobs_department_list_idx ON public.jobs USING btree (_status, department, availability, posted_on DESC, id DESC) INCLUDE (closing_on);
CREATE UNIQUE INDEX jobs_key_idx ON public.jobs USING btree (key);
CREATE INDEX jobs_list_idx ON public.jobs USING btree (_status, availability, posted_on DESC, id DESC) INCLUDE (closing_on);
CREATE INDEX jobs_location_list_idx ON public.jobs USING btree (_status, location, availability, posted_on DESC, id DESC) INCLUDE (closing_on);
CREATE INDEX jobs_meta_meta_image_idx ON public.jobs USING btree (meta_image_id);
CREATE INDEX jobs_mode_list_idx ON public.jobs USING btree (_status, work_mode, availability, posted_on DESC, id DESC) INCLUDE (closing_on);
CREATE INDEX jobs_posted_on_idx ON public.jobs USING btree (posted_on);
CREATE INDEX jobs_questions_order_idx ON public.jobs_questions USING btree (_order);
CREATE INDEX jobs_questions_parent_id_idx ON public.jobs_questions USING btree (_parent_id);
CREATE INDEX jobs_sample_idx ON public.jobs USING btree (sample);
CREATE INDEX jobs_search_idx ON public.jobs USING gin (search_text public.gin_trgm_ops) WHERE ((_status = 'published'::public.enum_jobs_status) AND (availability = 'active'::public.enum_jobs_availability));
CREATE INDEX jobs_sitemap_idx ON public.jobs USING btree (id) INCLUDE (key, updated_at, closing_on) WHERE ((_status = 'published'::public.enum_jobs_status) AND (availability = 'active'::public.enum_jobs_availability));
CREATE INDEX jobs_texts_order_parent ON public.jobs_texts USING btree ("order", parent_id);
CREATE INDEX jobs_texts_parent_idx ON public.jobs_texts USING btree (parent_id);
CREATE INDEX jobs_type_list_idx ON public.jobs USING btree (_status, job_type, availability, posted_on DESC, id DESC) INCLUDE (closing_on);
CREATE INDEX jobs_updated_at_idx ON public.jobs USING btree (updated_at);
CREATE INDEX last_editors_editor_idx ON public.last_editors USING btree (editor_id);
CREATE INDEX legal_sections__order_idx ON public.legal_sections USING btree (_order);
CREATE INDEX legal_sections__status_idx ON public.legal_sections USING btree (_status);
CREATE INDEX legal_sections_created_at_idx ON public.legal_sections USING btree (created_at);
CREATE INDEX legal_sections_deleted_at_idx ON public.legal_sections USING btree (deleted_at);
CREATE INDEX legal_sections_document_idx ON public.legal_sections USING btree (document);
CREATE UNIQUE INDEX legal_sections_key_idx ON public.legal_sections USING btree (key);
CREATE INDEX legal_sections_sample_idx ON public.legal_sections USING btree (sample);
CREATE INDEX legal_sections_updated_at_idx ON public.legal_sections USING btree (updated_at);
CREATE INDEX mails_about_idx ON public.mails USING btree (about);
CREATE INDEX mails_created_at_idx ON public.mails USING btree (created_at);
CREATE INDEX mails_kind_idx ON public.mails USING btree (kind);
CREATE INDEX mails_state_idx ON public.mails USING btree (state);
CREATE INDEX mails_updated_at_idx ON public.mails USING btree (updated_at);
CREATE INDEX media_created_at_idx ON public.media USING btree (created_at);
CREATE INDEX media_deleted_at_idx ON public.media USING btree (deleted_at);
CREATE UNIQUE INDEX media_filename_idx ON public.media USING btree (filename);
CREATE INDEX media_folder_idx ON public.media USING btree (folder_id);
CREATE INDEX media_poster_idx ON public.media USING btree (poster_id);
CREATE INDEX media_sample_idx ON public.media USING btree (sample);
CREATE UNIQUE INDEX media_seed_key_idx ON public.media USING btree (seed_key);
CREATE INDEX media_sizes_avif1440_sizes_avif1440_filename_idx ON public.media USING btree (sizes_avif1440_filename);
CREATE INDEX media_sizes_avif480_sizes_avif480_filename_idx ON public.media USING btree (sizes_avif480_filename);
CREATE INDEX media_sizes_avif960_sizes_avif960_filename_idx ON public.media USING btree (sizes_avif960_filename);
CREATE INDEX media_sizes_w1440_sizes_w1440_filename_idx ON public.media USING btree (sizes_w1440_filename);
CREATE INDEX media_sizes_w480_sizes_w480_filename_idx ON public.media USING btree (sizes_w480_filename);
CREATE INDEX media_sizes_w960_sizes_w960_filename_idx ON public.media USING btree (sizes_w960_filename);
CREATE INDEX media_updated_at_idx ON public.media USING btree (updated_at);
CREATE INDEX mentions_linked_idx ON public.mentions USING btree (target) WHERE (link IS NOT NULL);
CREATE INDEX mentions_source_idx ON public.mentions USING btree (source, record);
CREATE INDEX mentions_target_idx ON public.mentions USING btree (target);
CREATE INDEX mentions_written_at_idx ON public.mentions USING btree (written_at);
CREATE INDEX menus__status_idx ON public.menus USING btree (_status);
CREATE INDEX menus_legal_order_idx ON public.menus_legal USING btree (_order);
CREATE INDEX menus_legal_parent_id_idx ON public.menus_legal USING btree (_parent_id);
CREATE INDEX menus_main_children_order_idx ON public.menus_main_children USING btree (_order);
CREATE INDEX menus_main_children_parent_id_idx ON public.menus_main_children USING btree (_parent_id);
CREATE INDEX menus_main_order_idx ON public.menus_main USING btree (_order);
CREATE INDEX menus_main_parent_id_idx ON public.menus_main USING btree (_parent_id);
CREATE INDEX message_notes_about_idx ON public.message_notes USING btree (about_id);
CREATE INDEX message_notes_author_idx ON public.message_notes USING btree (author_id);
CREATE INDEX message_notes_created_at_idx ON public.message_notes USING btree (created_at);
CREATE INDEX message_notes_delivery_idx ON public.message_notes USING btree (delivery);
CREATE INDEX message_notes_mail_idx ON public.message_notes USING btree (mail_id);
CREATE INDEX message_notes_updated_at_idx ON public.message_notes USING btree (updated_at);
CREATE INDEX messages_created_at_idx ON public.messages USING btree (created_at);
CREATE INDEX messages_due_idx ON public.messages USING btree (((retention_months)::integer), GREATEST(created_at, first_answered_at));
CREATE INDEX messages_email_idx ON public.messages USING btree (email);
CREATE INDEX messages_follow_up_on_idx ON public.messages USING btree (follow_up_on);
CREATE INDEX messages_legal_hold_idx ON public.messages USING btree (legal_hold);
CREATE INDEX messages_owner_idx ON public.messages USING btree (owner_id);
CREATE UNIQUE INDEX messages_reference_idx ON public.messages USING btree (reference);
CREATE INDEX messages_search_idx ON public.messages USING gin (((((((((((COALESCE(name, ''::character varying))::text || '
'::text) || (COALESCE(email, ''::character varying))::text) || '
'::text) || (COALESCE(organization, ''::character varying))::text) || '
'::text) || (reference)::text) || '
'::text) || (COALESCE(message, ''::character varying))::text)) public.gin_trgm_ops);
CREATE INDEX messages_status_idx ON public.messages USING btree (status);
CREATE UNIQUE INDEX messages_submission_key_idx ON public.messages USING btree (submission_key);
CREATE INDEX messages_suspected_spam_idx ON public.messages USING btree (suspected_spam);
CREATE INDEX messages_texts_order_parent ON public.messages_texts USING btree ("order", parent_id);
CREATE INDEX messages_texts_parent_idx ON public.messages_texts USING btree (parent_id);
CREATE INDEX messages_updated_at_idx ON public.messages USING btree (updated_at);
CREATE INDEX offices__order_idx ON public.offices USING btree (_order);
CREATE INDEX offices__status_idx ON public.offices USING btree (_status);
CREATE INDEX offices_created_at_idx ON public.offices USING btree (created_at);
CREATE INDEX offices_deleted_at_idx ON public.offices USING btree (deleted_at);
CREATE UNIQUE INDEX offices_key_idx ON public.offices USING btree (key);
CREATE INDEX offices_sample_idx ON public.offices USING btree (sample);
CREATE INDEX offices_updated_at_idx ON public.offices USING btree (updated_at);
CREATE INDEX one_time_codes_email_idx ON public.one_time_codes USING btree (email_hash, created_at DESC);
CREATE INDEX one_time_codes_expires_idx ON public.one_time_codes USING btree (expires_at);
CREATE INDEX open_documents_record_idx ON public.open_documents USING btree (source, record);
CREATE INDEX open_documents_user_idx ON public.open_documents USING btree (user_id);
CREATE INDEX page_contents__status_idx ON public.page_contents USING btree (_status);
CREATE INDEX page_contents_blocks_call_to_action_order_idx ON public.page_contents_blocks_call_to_action USING btree (_order);
CREATE INDEX page_contents_blocks_call_to_action_parent_id_idx ON public.page_contents_blocks_call_to_action USING btree (_parent_id);
CREATE INDEX page_contents_blocks_call_to_action_path_idx ON public.page_contents_blocks_call_to_action USING btree (_path);
CREATE INDEX page_contents_blocks_cards_cards_image_idx ON public.page_contents_blocks_cards_cards USING btree (image_id);
CREATE INDEX page_contents_blocks_cards_cards_order_idx ON public.page_contents_blocks_cards_cards USING btree (_order);
CREATE INDEX page_contents_blocks_cards_cards_parent_id_idx ON public.page_contents_blocks_cards_cards USING btree (_parent_id);
CREATE INDEX page_contents_blocks_cards_order_idx ON public.page_contents_blocks_cards USING btree (_order);
CREATE INDEX page_contents_blocks_cards_parent_id_idx ON public.page_contents_blocks_cards USING btree (_parent_id);
CREATE INDEX page_contents_blocks_cards_path_idx ON public.page_contents_blocks_cards USING btree (_path);
CREATE INDEX page_contents_blocks_groups_groups_companies_order_idx ON public.page_contents_blocks_groups_groups_companies USING btree (_order);
CREATE INDEX page_contents_blocks_groups_groups_companies_parent_id_idx ON public.page_contents_blocks_groups_groups_companies USING btree (_parent_id);
CREATE INDEX page_contents_blocks_groups_groups_order_idx ON public.page_contents_blocks_groups_groups USING btree (_order);
CREATE INDEX page_contents_blocks_groups_groups_parent_id_idx ON public.page_contents_blocks_groups_groups USING btree (_parent_id);
CREATE INDEX page_contents_blocks_groups_order_idx ON public.page_contents_blocks_groups USING btree (_order);
CREATE INDEX page_contents_blocks_groups_parent_id_idx ON public.page_contents_blocks_groups USING btree (_parent_id);
CREATE INDEX page_contents_blocks_groups_path_idx ON public.page_contents_blocks_groups USING btree (_path);
CREATE INDEX page_contents_blocks_text_order_idx ON public.page_contents_blocks_text USING btree (_order);
CREATE INDEX page_contents_blocks_text_parent_id_idx ON public.page_contents_blocks_text USING btree (_parent_id);
CREATE INDEX page_contents_blocks_text_path_idx ON public.page_contents_blocks_text USING btree (_path);
CREATE INDEX page_contents_created_at_idx ON public.page_contents USING btree (created_at);
CREATE INDEX page_contents_deleted_at_idx ON public.page_contents USING btree (deleted_at);
CREATE INDEX page_contents_home_media_idx ON public.page_contents_home USING btree (media_id);
CREATE INDEX page_contents_home_order_idx ON public.page_contents_home USING btree (_order);
CREATE INDEX page_contents_home_parent_id_idx ON public.page_contents_home USING btree (_parent_id);
CREATE UNIQUE INDEX page_contents_key_idx ON public.page_contents USING btree (key);
CREATE UNIQUE INDEX page_contents_page_idx ON public.page_contents USING btree (page);
CREATE INDEX page_contents_sample_idx ON public.page_contents USING btree (sample);
CREATE INDEX page_contents_updated_at_idx ON public.page_contents USING btree (updated_at);
CREATE INDEX pages__status_idx ON public.pages USING btree (_status);
CREATE INDEX pages_blocks_articles_order_idx ON public.pages_blocks_articles USING btree (_order);
CREATE INDEX pages_blocks_articles_parent_id_idx ON public.pages_blocks_articles USING btree (_parent_id);
CREATE INDEX pages_blocks_articles_path_idx ON public.pages_blocks_articles USING btree (_path);
CREATE INDEX pages_blocks_call_to_action_order_idx ON public.pages_blocks_call_to_action USING btree (_order);
CREATE INDEX pages_blocks_call_to_action_parent_id_idx ON public.pages_blocks_call_to_action USING btree (_parent_id);
CREATE INDEX pages_blocks_call_to_action_path_idx ON public.pages_blocks_call_to_action USING btree (_path);
CREATE INDEX pages_blocks_cards_cards_image_idx ON public.pages_blocks_cards_cards USING btree (image_id);
CREATE INDEX pages_blocks_cards_cards_order_idx ON public.pages_blocks_cards_cards USING btree (_order);
CREATE INDEX pages_blocks_cards_cards_parent_id_idx ON public.pages_blocks_cards_cards USING btree (_parent_id);
CREATE INDEX pages_blocks_cards_order_idx ON public.pages_blocks_cards USING btree (_order);
CREATE INDEX pages_blocks_cards_parent_id_idx ON public.pages_blocks_cards USING btree (_parent_id);
CREATE INDEX pages_blocks_cards_path_idx ON public.pages_blocks_cards USING btree (_path);
CREATE INDEX pages_blocks_counters_counters_order_idx ON public.pages_blocks_counters_counters USING btree (_order);
CREATE INDEX pages_blocks_counters_counters_parent_id_idx ON public.pages_blocks_counters_counters USING btree (_parent_id);
CREATE INDEX pages_blocks_counters_order_idx ON public.pages_blocks_counters USING btree (_order);
CREATE INDEX pages_blocks_counters_parent_id_idx ON public.pages_blocks_counters USING btree (_parent_id);
CREATE INDEX pages_blocks_counters_path_idx ON public.pages_blocks_counters USING btree (_path);
CREATE INDEX pages_blocks_gallery_order_idx ON public.pages_blocks_gallery USING btree (_order);
CREATE INDEX pages_blocks_gallery_parent_id_idx ON public.pages_blocks_gallery USING btree (_parent_id);
CREATE INDEX pages_blocks_gallery_path_idx ON public.pages_blocks_gallery USING btree (_path);
CREATE INDEX pages_blocks_groups_groups_companies_order_idx ON public.pages_blocks_groups_groups_companies USING btree (_order);
CREATE INDEX pages_blocks_groups_groups_companies_parent_id_idx ON public.pages_blocks_groups_groups_companies USING btree (_parent_id);
CREATE INDEX pages_blocks_groups_groups_order_idx ON public.pages_blocks_groups_groups USING btree (_order);
CREATE INDEX pages_blocks_groups_groups_parent_id_idx ON public.pages_blocks_groups_groups USING btree (_parent_id);
CREATE INDEX pages_blocks_groups_order_idx ON public.pages_blocks_groups USING btree (_order);
CREATE INDEX pages_blocks_groups_parent_id_idx ON public.pages_blocks_groups USING btree (_parent_id);
CREATE INDEX pages_blocks_groups_path_idx ON public.pages_blocks_groups USING btree (_path);
CREATE INDEX pages_blocks_hero_order_idx ON public.pages_blocks_hero USING btree (_order);
CREATE INDEX pages_blocks_hero_parent_id_idx ON public.pages_blocks_hero USING btree (_parent_id);
CREATE INDEX pages_blocks_hero_path_idx ON public.pages_blocks_hero USING btree (_path);
CREATE INDEX pages_blocks_jobs_order_idx ON public.pages_blocks_jobs USING btree (_order);
CREATE INDEX pages_blocks_jobs_parent_id_idx ON public.pages_blocks_jobs USING btree (_parent_id);
CREATE INDEX pages_blocks_jobs_path_idx ON public.pages_blocks_jobs USING btree (_path);
CREATE INDEX pages_blocks_logos_order_idx ON public.pages_blocks_logos USING btree (_order);
CREATE INDEX pages_blocks_logos_parent_id_idx ON public.pages_blocks_logos USING btree (_parent_id);
CREATE INDEX pages_blocks_logos_path_idx ON public.pages_blocks_logos USING btree (_path);
CREATE INDEX pages_blocks_map_order_idx ON public.pages_blocks_map USING btree (_order);
CREATE INDEX pages_blocks_map_parent_id_idx ON public.pages_blocks_map USING btree (_parent_id);
CREATE INDEX pages_blocks_map_path_idx ON public.pages_blocks_map USING btree (_path);
CREATE INDEX pages_blocks_questions_order_idx ON public.pages_blocks_questions USING btree (_order);
CREATE INDEX pages_blocks_questions_parent_id_idx ON public.pages_blocks_questions USING btree (_parent_id);
CREATE INDEX pages_blocks_questions_path_idx ON public.pages_blocks_questions USING btree (_path);
CREATE INDEX pages_blocks_questions_questions_order_idx ON public.pages_blocks_questions_questions USING btree (_order);
CREATE INDEX pages_blocks_questions_questions_parent_id_idx ON public.pages_blocks_questions_questions USING btree (_parent_id);
CREATE INDEX pages_blocks_stories_order_idx ON public.pages_blocks_stories USING btree (_order);
CREATE INDEX pages_blocks_stories_parent_id_idx ON public.pages_blocks_stories USING btree (_parent_id);
CREATE INDEX pages_blocks_stories_path_idx ON public.pages_blocks_stories USING btree (_path);
CREATE INDEX pages_blocks_text_order_idx ON public.pages_blocks_text USING btree (_order);
CREATE INDEX pages_blocks_text_parent_id_idx ON public.pages_blocks_text USING btree (_parent_id);
CREATE INDEX pages_blocks_text_path_idx ON public.pages_blocks_text USING btree (_path);
CREATE INDEX pages_blocks_timeline_entries_order_idx ON public.pages_blocks_timeline_entries USING btree (_order);
CREATE INDEX pages_blocks_timeline_entries_parent_id_idx ON public.pages_blocks_timeline_entries USING btree (_parent_id);
CREATE INDEX pages_blocks_timeline_order_idx ON public.pages_blocks_timeline USING btree (_order);
CREATE INDEX pages_blocks_timeline_parent_id_idx ON public.pages_blocks_timeline USING btree (_parent_id);
CREATE INDEX pages_blocks_timeline_path_idx ON public.pages_blocks_timeline USING btree (_path);
CREATE INDEX pages_created_at_idx ON public.pages USING btree (created_at);
CREATE INDEX pages_deleted_at_idx ON public.pages USING btree (deleted_at);
CREATE INDEX pages_image_idx ON public.pages USING btree (image_id);
CREATE UNIQUE INDEX pages_key_idx ON public.pages USING btree (key);
CREATE INDEX pages_meta_meta_image_idx ON public.pages USING btree (meta_image_id);
CREATE UNIQUE INDEX pages_path_idx ON public.pages USING btree (path);
CREATE INDEX pages_rels_blogs_id_idx ON public.pages_rels USING btree (blogs_id);
CREATE INDEX pages_rels_companies_id_idx ON public.pages_rels USING btree (companies_id);
CREATE INDEX pages_rels_culture_highlights_id_idx ON public.pages_rels USING btree (culture_highlights_id);
CREATE INDEX pages_rels_media_id_idx ON public.pages_rels USING btree (media_id);
CREATE INDEX pages_rels_order_idx ON public.pages_rels USING btree ("order");
CREATE INDEX pages_rels_parent_idx ON public.pages_rels USING btree (parent_id);
CREATE INDEX pages_rels_path_idx ON public.pages_rels USING btree (path);
CREATE INDEX pages_rels_success_stories_id_idx ON public.pages_rels USING btree (success_stories_id);
CREATE INDEX pages_sample_idx ON public.pages USING btree (sample);
CREATE INDEX pages_updated_at_idx ON public.pages USING btree (updated_at);
CREATE INDEX payload_jobs_completed_at_idx ON public.payload_jobs USING btree (completed_at);
CREATE INDEX payload_jobs_created_at_idx ON public.payload_jobs USING btree (created_at);
CREATE INDEX payload_jobs_has_error_idx ON public.payload_jobs USING btree (has_error);
CREATE INDEX payload_jobs_log_order_idx ON public.payload_jobs_log USING btree (_order);
CREATE INDEX payload_jobs_log_parent_id_idx ON public.payload_jobs_log USING btree (_parent_id);
CREATE INDEX payload_jobs_processing_idx ON public.payload_jobs USING btree (processing);
CREATE INDEX payload_jobs_queue_idx ON public.payload_jobs USING btree (queue);
CREATE INDEX payload_jobs_task_slug_idx ON public.payload_jobs USING btree (task_slug);
CREATE INDEX payload_jobs_total_tried_idx ON public.payload_jobs USING btree (total_tried);
CREATE INDEX payload_jobs_updated_at_idx ON public.payload_jobs USING btree (updated_at);
CREATE INDEX payload_jobs_wait_until_idx ON public.payload_jobs USING btree (wait_until);
CREATE UNIQUE INDEX payload_kv_key_idx ON public.payload_kv USING btree (key);
CREATE INDEX payload_migrations_created_at_idx ON public.payload_migrations USING btree (created_at);
CREATE INDEX payload_migrations_updated_at_idx ON public.payload_migrations USING btree (updated_at);
CREATE INDEX payload_preferences_created_at_idx ON public.payload_preferences USING btree (created_at);
CREATE INDEX payload_preferences_key_idx ON public.payload_preferences USING btree (key);
CREATE INDEX payload_preferences_rels_order_idx ON public.payload_preferences_rels USING btree ("order");
CREATE INDEX payload_preferences_rels_parent_idx ON public.payload_preferences_rels USING btree (parent_id);
CREATE INDEX payload_preferences_rels_path_idx ON public.payload_preferences_rels USING btree (path);
CREATE INDEX payload_preferences_rels_users_id_idx ON public.payload_preferences_rels USING btree (users_id);
CREATE INDEX payload_preferences_updated_at_idx ON public.payload_preferences USING btree (updated_at);
CREATE INDEX rate_limits_expire_idx ON public.rate_limits USING btree (expire);
CREATE INDEX redirects_created_at_idx ON public.redirects USING btree (created_at);
CREATE UNIQUE INDEX redirects_from_idx ON public.redirects USING btree ("from");
CREATE INDEX redirects_updated_at_idx ON public.redirects USING btree (updated_at);
CREATE INDEX reply_templates_created_at_idx ON public.reply_templates USING btree (created_at);
CREATE UNIQUE INDEX reply_templates_name_idx ON public.reply_templates USING btree (name);
CREATE INDEX reply_templates_updated_at_idx ON public.reply_templates USING btree (updated_at);
CREATE INDEX retention_receipts_created_at_idx ON public.retention_receipts USING btree (created_at);
CREATE INDEX retention_receipts_kind_idx ON public.retention_receipts USING btree (kind);
CREATE INDEX retention_receipts_texts_order_parent ON public.retention_receipts_texts USING btree ("order", parent_id);
CREATE INDEX retention_receipts_updated_at_idx ON public.retention_receipts USING btree (updated_at);
CREATE INDEX reviews_asker_idx ON public.reviews USING btree (asker_id);
CREATE INDEX reviews_reviewer_idx ON public.reviews USING btree (reviewer_id);
CREATE INDEX search_entries_newest_idx ON public.search_entries USING btree (kind, ((- id)));
CREATE INDEX search_entries_title_words_idx ON public.search_entries USING gin (title_words);
CREATE INDEX search_entries_words_idx ON public.search_entries USING gin (words);
CREATE INDEX search_entries_written_at_idx ON public.search_entries USING btree (written_at);
CREATE INDEX services__order_idx ON public.services USING btree (_order);
CREATE INDEX services__status_idx ON public.services USING btree (_status);
CREATE INDEX services_created_at_idx ON public.services USING btree (created_at);
CREATE INDEX services_deleted_at_idx ON public.services USING btree (deleted_at);
CREATE INDEX services_image_idx ON public.services USING btree (image_id);
CREATE UNIQUE INDEX services_key_idx ON public.services USING btree (key);
CREATE INDEX services_meta_meta_image_idx ON public.services USING btree (meta_image_id);
CREATE INDEX services_sample_idx ON public.services USING btree (sample);
CREATE INDEX services_updated_at_idx ON public.services USING btree (updated_at);
CREATE INDEX settings__status_idx ON public.settings USING btree (_status);
CREATE INDEX settings_texts_order_parent ON public.settings_texts USING btree ("order", parent_id);
CREATE INDEX site_processes_seen_idx ON public.site_processes USING btree (seen_at);
CREATE INDEX solutions__order_idx ON public.solutions USING btree (_order);
CREATE INDEX solutions__status_idx ON public.solutions USING btree (_status);
CREATE INDEX solutions_created_at_idx ON public.solutions USING btree (created_at);
CREATE INDEX solutions_deleted_at_idx ON public.solutions USING btree (deleted_at);
CREATE INDEX solutions_image_idx ON public.solutions USING btree (image_id);
CREATE UNIQUE INDEX solutions_key_idx ON public.solutions USING btree (key);
CREATE INDEX solutions_meta_meta_image_idx ON public.solutions USING btree (meta_image_id);
CREATE INDEX solutions_sample_idx ON public.solutions USING btree (sample);
CREATE INDEX solutions_updated_at_idx ON public.solutions USING btree (updated_at);
CREATE INDEX spent_tokens_expires_idx ON public.spent_tokens USING btree (expires_at);
CREATE INDEX "stage_createdAt_idx" ON public.applications USING btree (stage, created_at);
CREATE INDEX success_stories__order_idx ON public.success_stories USING btree (_order);
CREATE INDEX success_stories__status_idx ON public.success_stories USING btree (_status);
CREATE INDEX success_stories_created_at_idx ON public.success_stories USING btree (created_at);
CREATE INDEX success_stories_deleted_at_idx ON public.success_stories USING btree (deleted_at);
CREATE INDEX success_stories_image_idx ON public.success_stories USING btree (image_id);
CREATE UNIQUE INDEX success_stories_key_idx ON public.success_stories USING btree (key);
CREATE INDEX success_stories_sample_idx ON public.success_stories USING btree (sample);
CREATE INDEX success_stories_updated_at_idx ON public.success_stories USING btree (updated_at);
CREATE INDEX team_members__order_idx ON public.team_members USING btree (_order);
CREATE INDEX team_members__status_idx ON public.team_members USING btree (_status);
CREATE INDEX team_members_created_at_idx ON public.team_members USING btree (created_at);
CREATE INDEX team_members_deleted_at_idx ON public.team_members USING btree (deleted_at);
CREATE INDEX team_members_image_idx ON public.team_members USING btree (image_id);
CREATE UNIQUE INDEX team_members_key_idx ON public.team_members USING btree (key);
CREATE INDEX team_members_sample_idx ON public.team_members USING btree (sample);
CREATE INDEX team_members_updated_at_idx ON public.team_members USING btree (updated_at);
CREATE INDEX users_created_at_idx ON public.users USING btree (created_at);
CREATE UNIQUE INDEX users_email_idx ON public.users USING btree (email);
CREATE INDEX users_roles_order_idx ON public.users_roles USING btree ("order");
CREATE INDEX users_roles_parent_idx ON public.users_roles USING btree (parent_id);
CREATE INDEX users_sessions_order_idx ON public.users_sessions USING btree (_order);
CREATE INDEX users_sessions_parent_id_idx ON public.users_sessions USING btree (_parent_id);
CREATE INDEX users_texts_order_parent ON public.users_texts USING btree ("order", parent_id);
CREATE INDEX users_updated_at_idx ON public.users USING btree (updated_at);
ALTER TABLE ONLY public._about_v
    ADD CONSTRAINT _about_v_version_team_heading_linkedin_image_id_media_id_fk FOREIGN KEY (version_team_heading_linkedin_image_id) REFERENCES public.media(id) ON DELETE SET NULL;
ALTER TABLE ONLY public._about_v_version_timeline
    ADD CONSTRAINT _about_v_version_timeline_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public._about_v(id) ON DELETE CASCADE;
ALTER TABLE ONLY public._blogs_v
    ADD CONSTRAINT _blogs_v_parent_id_blogs_id_fk FOREIGN KEY (parent_id) REFERENCES public.blogs(id) ON DELETE SET NULL;
ALTER TABLE ONLY public._blogs_v
    ADD CONSTRAINT _blogs_v_version_author_id_team_members_id_fk FOREIGN KEY (version_author_id) REFERENCES public.team_members(id) ON DELETE SET NULL;
ALTER TABLE ONLY public._blogs_v
    ADD CONSTRAINT _blogs_v_version_image_id_media_id_fk FOREIGN KEY (version_image_id) REFERENCES public.media(id) ON DELETE SET NULL;
ALTER TABLE ONLY public._blogs_v
    ADD CONSTRAINT _blogs_v_version_meta_image_id_media_id_fk FOREIGN KEY (version_meta_image_id) REFERENCES public.media(id) ON DELETE SET NULL;
ALTER TABLE ONLY public._brand_v
    ADD CONSTRAINT _brand_v_version_logo_id_media_id_fk FOREIGN KEY (version_logo_id) REFERENCES public.media(id) ON DELETE SET NULL;
ALTER TABLE ONLY public._brand_v
    ADD CONSTRAINT _brand_v_version_logo_on_dark_id_media_id_fk FOREIGN KEY (version_logo_on_dark_id) REFERENCES public.media(id) ON DELETE SET NULL;
ALTER TABLE ONLY public._brand_v
    ADD CONSTRAINT _brand_v_version_mark_id_media_id_fk FOREIGN KEY (version_mark_id) REFERENCES public.media(id) ON DELETE SET NULL;
ALTER TABLE ONLY public._companies_v
    ADD CONSTRAINT _companies_v_parent_id_companies_id_fk FOREIGN KEY (parent_id) REFERENCES public.companies(id) ON DELETE SET NULL;
ALTER TABLE ONLY public._companies_v
    ADD CONSTRAINT _companies_v_version_image_id_media_id_fk FOREIGN KEY (version_image_id) REFERENCES public.media(id) ON DELETE SET NULL;
ALTER TABLE ONLY public._culture_highlights_v
    ADD CONSTRAINT _culture_highlights_v_parent_id_culture_highlights_id_fk FOREIGN KEY (parent_id) REFERENCES public.culture_highlights(id) ON DELETE SET NULL;
ALTER TABLE ONLY public._culture_highlights_v_version_images
    ADD CONSTRAINT _culture_highlights_v_version_images_media_id_media_id_fk FOREIGN KEY (media_id) REFERENCES public.media(id) ON DELETE SET NULL;
ALTER TABLE ONLY public._culture_highlights_v_version_images
    ADD CONSTRAINT _culture_highlights_v_version_images_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public._culture_highlights_v(id) ON DELETE CASCADE;
ALTER TABLE ONLY public._home_v_rels
    ADD CONSTRAINT _home_v_rels_blogs_fk FOREIGN KEY (blogs_id) REFERENCES public.blogs(id) ON DELETE CASCADE;
ALTER TABLE ONLY public._home_v_rels
    ADD CONSTRAINT _home_v_rels_companies_fk FOREIGN KEY (companies_id) REFERENCES public.companies(id) ON DELETE CASCADE;
ALTER TABLE ONLY public._home_v_rels
    ADD CONSTRAINT _home_v_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES public._home_v(id) ON DELETE CASCADE;
ALTER TABLE ONLY public._home_v_rels
    ADD CONSTRAINT _home_v_rels_services_fk FOREIGN KEY (services_id) REFERENCES public.services(id) ON DELETE CASCADE;
ALTER TABLE ONLY public._home_v_rels
    ADD CONSTRAINT _home_v_rels_solutions_fk FOREIGN KEY (solutions_id) REFERENCES public.solutions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public._home_v_version_hero_sections
    ADD CONSTRAINT _home_v_version_hero_sections_hero_video_id_media_id_fk FOREIGN KEY (hero_video_id) REFERENCES public.media(id) ON DELETE SET NULL;
ALTER TABLE ONLY public._home_v_version_hero_sections
    ADD CONSTRAINT _home_v_version_hero_sections_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public._home_v(id) ON DELETE CASCADE;
ALTER TABLE ONLY public._home_v_version_middle_section
    ADD CONSTRAINT _home_v_version_middle_section_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public._home_v(id) ON DELETE CASCADE;
ALTER TABLE ONLY public._home_v
    ADD CONSTRAINT _home_v_version_why_section_banner_id_media_id_fk FOREIGN KEY (version_why_section_banner_id) REFERENCES public.media(id) ON DELETE SET NULL;
ALTER TABLE ONLY public._home_v
    ADD CONSTRAINT _home_v_version_why_section_image_id_media_id_fk FOREIGN KEY (version_why_section_image_id) REFERENCES public.media(id) ON DELETE SET NULL;
ALTER TABLE ONLY public._home_v_version_why_section_why_card_data
    ADD CONSTRAINT _home_v_version_why_section_why_card_data_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public._home_v(id) ON DELETE CASCADE;
ALTER TABLE ONLY public._jobs_v
    ADD CONSTRAINT _jobs_v_parent_id_jobs_id_fk FOREIGN KEY (parent_id) REFERENCES public.jobs(id) ON DELETE SET NULL;
ALTER TABLE ONLY public._jobs_v_texts
    ADD CONSTRAINT _jobs_v_texts_parent_fk FOREIGN KEY (parent_id) REFERENCES public._jobs_v(id) ON DELETE CASCADE;
ALTER TABLE ONLY public._jobs_v
    ADD CONSTRAINT _jobs_v_version_meta_image_id_media_id_fk FOREIGN KEY (version_meta_image_id) REFERENCES public.media(id) ON DELETE SET NULL;
ALTER TABLE ONLY public._jobs_v_version_questions
    ADD CONSTRAINT _jobs_v_version_questions_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public._jobs_v(id) ON DELETE CASCADE;
ALTER TABLE ONLY public._legal_sections_v
    ADD CONSTRAINT _legal_sections_v_parent_id_legal_sections_id_fk FOREIGN KEY (parent_id) REFERENCES public.legal_sections(id) ON DELETE SET NULL;
ALTER TABLE ONLY public._menus_v_version_legal
    ADD CONSTRAINT _menus_v_version_legal_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public._menus_v(id) ON DELETE CASCADE;
ALTER TABLE ONLY public._menus_v_version_main_children
    ADD CONSTRAINT _menus_v_version_main_children_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public._menus_v_version_main(id) ON DELETE CASCADE;
ALTER TABLE ONLY public._menus_v_version_main
    ADD CONSTRAINT _menus_v_version_main_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public._menus_v(id) ON DELETE CASCADE;
ALTER TABLE ONLY public._offices_v
    ADD CONSTRAINT _offices_v_parent_id_offices_id_fk FOREIGN KEY (parent_id) REFERENCES public.offices(id) ON DELETE SET NULL;
ALTER TABLE ONLY public._page_contents_v_blocks_call_to_action
    ADD CONSTRAINT _page_contents_v_blocks_call_to_action_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public._page_contents_v(id) ON DELETE CASCADE;
ALTER TABLE ONLY public._page_contents_v_blocks_cards_cards
    ADD CONSTRAINT _page_contents_v_blocks_cards_cards_image_id_media_id_fk FOREIGN KEY (image_id) REFERENCES public.media(id) ON DELETE SET NULL;
ALTER TABLE ONLY public._page_contents_v_blocks_cards_cards
    ADD CONSTRAINT _page_contents_v_blocks_cards_cards_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public._page_contents_v_blocks_cards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public._page_contents_v_blocks_cards
    ADD CONSTRAINT _page_contents_v_blocks_cards_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public._page_contents_v(id) ON DELETE CASCADE;
ALTER TABLE ONLY public._page_contents_v_blocks_groups_groups_companies
    ADD CONSTRAINT _page_contents_v_blocks_groups_groups_companies_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public._page_contents_v_blocks_groups_groups(id) ON DELETE CASCADE;
ALTER TABLE ONLY public._page_contents_v_blocks_groups_groups
    ADD CONSTRAINT _page_contents_v_blocks_groups_groups_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public._page_contents_v_blocks_groups(id) ON DELETE CASCADE;
ALTER TABLE ONLY public._page_contents_v_blocks_groups
    ADD CONSTRAINT _page_contents_v_blocks_groups_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public._page_contents_v(id) ON DELETE CASCADE;
ALTER TABLE ONLY public._page_contents_v_blocks_text
    ADD CONSTRAINT _page_contents_v_blocks_text_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public._page_contents_v(id) ON DELETE CASCADE;
ALTER TABLE ONLY public._page_contents_v
    ADD CONSTRAINT _page_contents_v_parent_id_page_contents_id_fk FOREIGN KEY (parent_id) REFERENCES public.page_contents(id) ON DELETE SET NULL;
ALTER TABLE ONLY public._page_contents_v_version_home
    ADD CONSTRAINT _page_contents_v_version_home_media_id_media_id_fk FOREIGN KEY (media_id) REFERENCES public.media(id) ON DELETE SET NULL;
ALTER TABLE ONLY public._page_contents_v_version_home
    ADD CONSTRAINT _page_contents_v_version_home_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public._page_contents_v(id) ON DELETE CASCADE;
ALTER TABLE ONLY public._pages_v_blocks_articles
    ADD CONSTRAINT _pages_v_blocks_articles_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public._pages_v(id) ON DELETE CASCADE;
ALTER TABLE ONLY public._pages_v_blocks_call_to_action
    ADD CONSTRAINT _pages_v_blocks_call_to_action_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public._pages_v(id) ON DELETE CASCADE;
ALTER TABLE ONLY public._pages_v_blocks_cards_cards
    ADD CONSTRAINT _pages_v_blocks_cards_cards_image_id_media_id_fk FOREIGN KEY (image_id) REFERENCES public.media(id) ON DELETE SET NULL;
ALTER TABLE ONLY public._pages_v_blocks_cards_cards
    ADD CONSTRAINT _pages_v_blocks_cards_cards_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public._pages_v_blocks_cards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public._pages_v_blocks_cards
    ADD CONSTRAINT _pages_v_blocks_cards_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public._pages_v(id) ON DELETE CASCADE;
ALTER TABLE ONLY public._pages_v_blocks_counters_counters
    ADD CONSTRAINT _pages_v_blocks_counters_counters_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public._pages_v_blocks_counters(id) ON DELETE CASCADE;
ALTER TABLE ONLY public._pages_v_blocks_counters
    ADD CONSTRAINT _pages_v_blocks_counters_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public._pages_v(id) ON DELETE CASCADE;
ALTER TABLE ONLY public._pages_v_blocks_gallery
    ADD CONSTRAINT _pages_v_blocks_gallery_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public._pages_v(id) ON DELETE CASCADE;
ALTER TABLE ONLY public._pages_v_blocks_groups_groups_companies
    ADD CONSTRAINT _pages_v_blocks_groups_groups_companies_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public._pages_v_blocks_groups_groups(id) ON DELETE CASCADE;
ALTER TABLE ONLY public._pages_v_blocks_groups_groups
    ADD CONSTRAINT _pages_v_blocks_groups_groups_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public._pages_v_blocks_groups(id) ON DELETE CASCADE;
ALTER TABLE ONLY public._pages_v_blocks_groups
    ADD CONSTRAINT _pages_v_blocks_groups_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public._pages_v(id) ON DELETE CASCADE;
ALTER TABLE ONLY public._pages_v_blocks_hero
    ADD CONSTRAINT _pages_v_blocks_hero_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public._pages_v(id) ON DELETE CASCADE;
ALTER TABLE ONLY public._pages_v_blocks_jobs
    ADD CONSTRAINT _pages_v_blocks_jobs_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public._pages_v(id) ON DELETE CASCADE;
ALTER TABLE ONLY public._pages_v_blocks_logos
    ADD CONSTRAINT _pages_v_blocks_logos_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public._pages_v(id) ON DELETE CASCADE;
ALTER TABLE ONLY public._pages_v_blocks_map
    ADD CONSTRAINT _pages_v_blocks_map_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public._pages_v(id) ON DELETE CASCADE;
ALTER TABLE ONLY public._pages_v_blocks_questions
    ADD CONSTRAINT _pages_v_blocks_questions_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public._pages_v(id) ON DELETE CASCADE;
ALTER TABLE ONLY public._pages_v_blocks_questions_questions
    ADD CONSTRAINT _pages_v_blocks_questions_questions_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public._pages_v_blocks_questions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public._pages_v_blocks_stories
    ADD CONSTRAINT _pages_v_blocks_stories_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public._pages_v(id) ON DELETE CASCADE;
ALTER TABLE ONLY public._pages_v_blocks_text
    ADD CONSTRAINT _pages_v_blocks_text_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public._pages_v(id) ON DELETE CASCADE;
ALTER TABLE ONLY public._pages_v_blocks_timeline_entries
    ADD CONSTRAINT _pages_v_blocks_timeline_entries_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public._pages_v_blocks_timeline(id) ON DELETE CASCADE;
ALTER TABLE ONLY public._pages_v_blocks_timeline
    ADD CONSTRAINT _pages_v_blocks_timeline_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public._pages_v(id) ON DELETE CASCADE;
ALTER TABLE ONLY public._pages_v
    ADD CONSTRAINT _pages_v_parent_id_pages_id_fk FOREIGN KEY (parent_id) REFERENCES public.pages(id) ON DELETE SET NULL;
ALTER TABLE ONLY public._pages_v_rels
    ADD CONSTRAINT _pages_v_rels_blogs_fk FOREIGN KEY (blogs_id) REFERENCES public.blogs(id) ON DELETE CASCADE;
ALTER TABLE ONLY public._pages_v_rels
    ADD CONSTRAINT _pages_v_rels_companies_fk FOREIGN KEY (companies_id) REFERENCES public.companies(id) ON DELETE CASCADE;
ALTER TABLE ONLY public._pages_v_rels
    ADD CONSTRAINT _pages_v_rels_culture_highlights_fk FOREIGN KEY (culture_highlights_id) REFERENCES public.culture_highlights(id) ON DELETE CASCADE;
ALTER TABLE ONLY public._pages_v_rels
    ADD CONSTRAINT _pages_v_rels_media_fk FOREIGN KEY (media_id) REFERENCES public.media(id) ON DELETE CASCADE;
ALTER TABLE ONLY public._pages_v_rels
    ADD CONSTRAINT _pages_v_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES public._pages_v(id) ON DELETE CASCADE;
ALTER TABLE ONLY public._pages_v_rels
    ADD CONSTRAINT _pages_v_rels_success_stories_fk FOREIGN KEY (success_stories_id) REFERENCES public.success_stories(id) ON DELETE CASCADE;
ALTER TABLE ONLY public._pages_v
    ADD CONSTRAINT _pages_v_version_image_id_media_id_fk FOREIGN KEY (version_image_id) REFERENCES public.media(id) ON DELETE SET NULL;
ALTER TABLE ONLY public._pages_v
    ADD CONSTRAINT _pages_v_version_meta_image_id_media_id_fk FOREIGN KEY (version_meta_image_id) REFERENCES public.media(id) ON DELETE SET NULL;
ALTER TABLE ONLY public._services_v
    ADD CONSTRAINT _services_v_parent_id_services_id_fk FOREIGN KEY (parent_id) REFERENCES public.services(id) ON DELETE SET NULL;
ALTER TABLE ONLY public._services_v
    ADD CONSTRAINT _services_v_version_image_id_media_id_fk FOREIGN KEY (version_image_id) REFERENCES public.media(id) ON DELETE SET NULL;
ALTER TABLE ONLY public._services_v
    ADD CONSTRAINT _services_v_version_meta_image_id_media_id_fk FOREIGN KEY (version_meta_image_id) REFERENCES public.media(id) ON DELETE SET NULL;
ALTER TABLE ONLY public._settings_v_texts
    ADD CONSTRAINT _settings_v_texts_parent_fk FOREIGN KEY (parent_id) REFERENCES public._settings_v(id) ON DELETE CASCADE;
ALTER TABLE ONLY public._solutions_v
    ADD CONSTRAINT _solutions_v_parent_id_solutions_id_fk FOREIGN KEY (parent_id) REFERENCES public.solutions(id) ON DELETE SET NULL;
ALTER TABLE ONLY public._solutions_v
    ADD CONSTRAINT _solutions_v_version_image_id_media_id_fk FOREIGN KEY (version_image_id) REFERENCES public.media(id) ON DELETE SET NULL;
ALTER TABLE ONLY public._solutions_v
    ADD CONSTRAINT _solutions_v_version_meta_image_id_media_id_fk FOREIGN KEY (version_meta_image_id) REFERENCES public.media(id) ON DELETE SET NULL;
ALTER TABLE ONLY public._success_stories_v
    ADD CONSTRAINT _success_stories_v_parent_id_success_stories_id_fk FOREIGN KEY (parent_id) REFERENCES public.success_stories(id) ON DELETE SET NULL;
ALTER TABLE ONLY public._success_stories_v
    ADD CONSTRAINT _success_stories_v_version_image_id_media_id_fk FOREIGN KEY (version_image_id) REFERENCES public.media(id) ON DELETE SET NULL;
ALTER TABLE ONLY public._team_members_v
    ADD CONSTRAINT _team_members_v_parent_id_team_members_id_fk FOREIGN KEY (parent_id) REFERENCES public.team_members(id) ON DELETE SET NULL;
ALTER TABLE ONLY public._team_members_v
    ADD CONSTRAINT _team_members_v_version_image_id_media_id_fk FOREIGN KEY (version_image_id) REFERENCES public.media(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.about
    ADD CONSTRAINT about_team_heading_linkedin_image_id_media_id_fk FOREIGN KEY (team_heading_linkedin_image_id) REFERENCES public.media(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.about_timeline
    ADD CONSTRAINT about_timeline_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.about(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.application_notes
    ADD CONSTRAINT application_notes_about_id_applications_id_fk FOREIGN KEY (about_id) REFERENCES public.applications(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.application_notes
    ADD CONSTRAINT application_notes_author_id_users_id_fk FOREIGN KEY (author_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.application_notes
    ADD CONSTRAINT application_notes_mail_id_mails_id_fk FOREIGN KEY (mail_id) REFERENCES public.mails(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.applications_answers
    ADD CONSTRAINT applications_answers_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.applications(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.applications
    ADD CONSTRAINT applications_job_id_jobs_id_fk FOREIGN KEY (job_id) REFERENCES public.jobs(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.applications
    ADD CONSTRAINT applications_owner_id_users_id_fk FOREIGN KEY (owner_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.applications
    ADD CONSTRAINT applications_talent_pool_invited_by_id_users_id_fk FOREIGN KEY (talent_pool_invited_by_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.applications_texts
    ADD CONSTRAINT applications_texts_parent_fk FOREIGN KEY (parent_id) REFERENCES public.applications(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.appointments
    ADD CONSTRAINT appointments_offered_by_id_users_id_fk FOREIGN KEY (offered_by_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.appointments_rels
    ADD CONSTRAINT appointments_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES public.appointments(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.appointments_rels
    ADD CONSTRAINT appointments_rels_users_fk FOREIGN KEY (users_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.appointments_slots
    ADD CONSTRAINT appointments_slots_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.appointments(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.audit_events
    ADD CONSTRAINT audit_events_actor_id_users_id_fk FOREIGN KEY (actor_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.blogs
    ADD CONSTRAINT blogs_author_id_team_members_id_fk FOREIGN KEY (author_id) REFERENCES public.team_members(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.blogs
    ADD CONSTRAINT blogs_image_id_media_id_fk FOREIGN KEY (image_id) REFERENCES public.media(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.blogs
    ADD CONSTRAINT blogs_meta_image_id_media_id_fk FOREIGN KEY (meta_image_id) REFERENCES public.media(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.brand
    ADD CONSTRAINT brand_logo_id_media_id_fk FOREIGN KEY (logo_id) REFERENCES public.media(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.brand
    ADD CONSTRAINT brand_logo_on_dark_id_media_id_fk FOREIGN KEY (logo_on_dark_id) REFERENCES public.media(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.brand
    ADD CONSTRAINT brand_mark_id_media_id_fk FOREIGN KEY (mark_id) REFERENCES public.media(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.companies
    ADD CONSTRAINT companies_image_id_media_id_fk FOREIGN KEY (image_id) REFERENCES public.media(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.culture_highlights_images
    ADD CONSTRAINT culture_highlights_images_media_id_media_id_fk FOREIGN KEY (media_id) REFERENCES public.media(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.culture_highlights_images
    ADD CONSTRAINT culture_highlights_images_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.culture_highlights(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.deliveries
    ADD CONSTRAINT deliveries_message_id_messages_id_fk FOREIGN KEY (message_id) REFERENCES public.messages(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.folders
    ADD CONSTRAINT folders_folder_id_folders_id_fk FOREIGN KEY (folder_id) REFERENCES public.folders(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.guided_start_passed
    ADD CONSTRAINT guided_start_passed_parent_fk FOREIGN KEY (parent_id) REFERENCES public.guided_start(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.home_hero_sections
    ADD CONSTRAINT home_hero_sections_hero_video_id_media_id_fk FOREIGN KEY (hero_video_id) REFERENCES public.media(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.home_hero_sections
    ADD CONSTRAINT home_hero_sections_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.home(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.home_middle_section
    ADD CONSTRAINT home_middle_section_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.home(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.home_rels
    ADD CONSTRAINT home_rels_blogs_fk FOREIGN KEY (blogs_id) REFERENCES public.blogs(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.home_rels
    ADD CONSTRAINT home_rels_companies_fk FOREIGN KEY (companies_id) REFERENCES public.companies(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.home_rels
    ADD CONSTRAINT home_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES public.home(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.home_rels
    ADD CONSTRAINT home_rels_services_fk FOREIGN KEY (services_id) REFERENCES public.services(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.home_rels
    ADD CONSTRAINT home_rels_solutions_fk FOREIGN KEY (solutions_id) REFERENCES public.solutions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.home
    ADD CONSTRAINT home_why_section_banner_id_media_id_fk FOREIGN KEY (why_section_banner_id) REFERENCES public.media(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.home
    ADD CONSTRAINT home_why_section_image_id_media_id_fk FOREIGN KEY (why_section_image_id) REFERENCES public.media(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.home_why_section_why_card_data
    ADD CONSTRAINT home_why_section_why_card_data_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.home(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_meta_image_id_media_id_fk FOREIGN KEY (meta_image_id) REFERENCES public.media(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.jobs_questions
    ADD CONSTRAINT jobs_questions_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.jobs(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.jobs_texts
    ADD CONSTRAINT jobs_texts_parent_fk FOREIGN KEY (parent_id) REFERENCES public.jobs(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.last_editors
    ADD CONSTRAINT last_editors_editor_id_fkey FOREIGN KEY (editor_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.media
    ADD CONSTRAINT media_folder_id_folders_id_fk FOREIGN KEY (folder_id) REFERENCES public.folders(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.media
    ADD CONSTRAINT media_poster_id_media_id_fk FOREIGN KEY (poster_id) REFERENCES public.media(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.menus_legal
    ADD CONSTRAINT menus_legal_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.menus(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.menus_main_children
    ADD CONSTRAINT menus_main_children_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.menus_main(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.menus_main
    ADD CONSTRAINT menus_main_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.menus(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.message_notes
    ADD CONSTRAINT message_notes_about_id_messages_id_fk FOREIGN KEY (about_id) REFERENCES public.messages(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.message_notes
    ADD CONSTRAINT message_notes_author_id_users_id_fk FOREIGN KEY (author_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.message_notes
    ADD CONSTRAINT message_notes_mail_id_mails_id_fk FOREIGN KEY (mail_id) REFERENCES public.mails(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_owner_id_users_id_fk FOREIGN KEY (owner_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.messages_texts
    ADD CONSTRAINT messages_texts_parent_fk FOREIGN KEY (parent_id) REFERENCES public.messages(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.open_documents
    ADD CONSTRAINT open_documents_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.page_contents_blocks_call_to_action
    ADD CONSTRAINT page_contents_blocks_call_to_action_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.page_contents(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.page_contents_blocks_cards_cards
    ADD CONSTRAINT page_contents_blocks_cards_cards_image_id_media_id_fk FOREIGN KEY (image_id) REFERENCES public.media(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.page_contents_blocks_cards_cards
    ADD CONSTRAINT page_contents_blocks_cards_cards_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.page_contents_blocks_cards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.page_contents_blocks_cards
    ADD CONSTRAINT page_contents_blocks_cards_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.page_contents(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.page_contents_blocks_groups_groups_companies
    ADD CONSTRAINT page_contents_blocks_groups_groups_companies_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.page_contents_blocks_groups_groups(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.page_contents_blocks_groups_groups
    ADD CONSTRAINT page_contents_blocks_groups_groups_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.page_contents_blocks_groups(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.page_contents_blocks_groups
    ADD CONSTRAINT page_contents_blocks_groups_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.page_contents(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.page_contents_blocks_text
    ADD CONSTRAINT page_contents_blocks_text_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.page_contents(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.page_contents_home
    ADD CONSTRAINT page_contents_home_media_id_media_id_fk FOREIGN KEY (media_id) REFERENCES public.media(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.page_contents_home
    ADD CONSTRAINT page_contents_home_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.page_contents(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.pages_blocks_articles
    ADD CONSTRAINT pages_blocks_articles_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.pages(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.pages_blocks_call_to_action
    ADD CONSTRAINT pages_blocks_call_to_action_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.pages(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.pages_blocks_cards_cards
    ADD CONSTRAINT pages_blocks_cards_cards_image_id_media_id_fk FOREIGN KEY (image_id) REFERENCES public.media(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.pages_blocks_cards_cards
    ADD CONSTRAINT pages_blocks_cards_cards_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.pages_blocks_cards(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.pages_blocks_cards
    ADD CONSTRAINT pages_blocks_cards_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.pages(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.pages_blocks_counters_counters
    ADD CONSTRAINT pages_blocks_counters_counters_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.pages_blocks_counters(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.pages_blocks_counters
    ADD CONSTRAINT pages_blocks_counters_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.pages(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.pages_blocks_gallery
    ADD CONSTRAINT pages_blocks_gallery_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.pages(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.pages_blocks_groups_groups_companies
    ADD CONSTRAINT pages_blocks_groups_groups_companies_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.pages_blocks_groups_groups(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.pages_blocks_groups_groups
    ADD CONSTRAINT pages_blocks_groups_groups_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.pages_blocks_groups(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.pages_blocks_groups
    ADD CONSTRAINT pages_blocks_groups_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.pages(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.pages_blocks_hero
    ADD CONSTRAINT pages_blocks_hero_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.pages(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.pages_blocks_jobs
    ADD CONSTRAINT pages_blocks_jobs_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.pages(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.pages_blocks_logos
    ADD CONSTRAINT pages_blocks_logos_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.pages(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.pages_blocks_map
    ADD CONSTRAINT pages_blocks_map_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.pages(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.pages_blocks_questions
    ADD CONSTRAINT pages_blocks_questions_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.pages(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.pages_blocks_questions_questions
    ADD CONSTRAINT pages_blocks_questions_questions_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.pages_blocks_questions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.pages_blocks_stories
    ADD CONSTRAINT pages_blocks_stories_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.pages(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.pages_blocks_text
    ADD CONSTRAINT pages_blocks_text_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.pages(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.pages_blocks_timeline_entries
    ADD CONSTRAINT pages_blocks_timeline_entries_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.pages_blocks_timeline(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.pages_blocks_timeline
    ADD CONSTRAINT pages_blocks_timeline_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.pages(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.pages
    ADD CONSTRAINT pages_image_id_media_id_fk FOREIGN KEY (image_id) REFERENCES public.media(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.pages
    ADD CONSTRAINT pages_meta_image_id_media_id_fk FOREIGN KEY (meta_image_id) REFERENCES public.media(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.pages_rels
    ADD CONSTRAINT pages_rels_blogs_fk FOREIGN KEY (blogs_id) REFERENCES public.blogs(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.pages_rels
    ADD CONSTRAINT pages_rels_companies_fk FOREIGN KEY (companies_id) REFERENCES public.companies(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.pages_rels
    ADD CONSTRAINT pages_rels_culture_highlights_fk FOREIGN KEY (culture_highlights_id) REFERENCES public.culture_highlights(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.pages_rels
    ADD CONSTRAINT pages_rels_media_fk FOREIGN KEY (media_id) REFERENCES public.media(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.pages_rels
    ADD CONSTRAINT pages_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES public.pages(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.pages_rels
    ADD CONSTRAINT pages_rels_success_stories_fk FOREIGN KEY (success_stories_id) REFERENCES public.success_stories(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.payload_jobs_log
    ADD CONSTRAINT payload_jobs_log_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.payload_jobs(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.payload_preferences_rels
    ADD CONSTRAINT payload_preferences_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES public.payload_preferences(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.payload_preferences_rels
    ADD CONSTRAINT payload_preferences_rels_users_fk FOREIGN KEY (users_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.retention_receipts_texts
    ADD CONSTRAINT retention_receipts_texts_parent_fk FOREIGN KEY (parent_id) REFERENCES public.retention_receipts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_asker_id_fkey FOREIGN KEY (asker_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_reviewer_id_fkey FOREIGN KEY (reviewer_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.services
    ADD CONSTRAINT services_image_id_media_id_fk FOREIGN KEY (image_id) REFERENCES public.media(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.services
    ADD CONSTRAINT services_meta_image_id_media_id_fk FOREIGN KEY (meta_image_id) REFERENCES public.media(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.settings_texts
    ADD CONSTRAINT settings_texts_parent_fk FOREIGN KEY (parent_id) REFERENCES public.settings(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.solutions
    ADD CONSTRAINT solutions_image_id_media_id_fk FOREIGN KEY (image_id) REFERENCES public.media(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.solutions
    ADD CONSTRAINT solutions_meta_image_id_media_id_fk FOREIGN KEY (meta_image_id) REFERENCES public.media(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.success_stories
    ADD CONSTRAINT success_stories_image_id_media_id_fk FOREIGN KEY (image_id) REFERENCES public.media(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.team_members
    ADD CONSTRAINT team_members_image_id_media_id_fk FOREIGN KEY (image_id) REFERENCES public.media(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.users_roles
    ADD CONSTRAINT users_roles_parent_fk FOREIGN KEY (parent_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.users_sessions
    ADD CONSTRAINT users_sessions_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.users_texts
    ADD CONSTRAINT users_texts_parent_fk FOREIGN KEY (parent_id) REFERENCES public.users(id) ON DELETE CASCADE;
