import { DocsBody, DocsDescription, DocsPage, DocsTitle } from "fumadocs-ui/layouts/docs/page";
import defaultComponents from "fumadocs-ui/mdx";
import { notFound } from "next/navigation";
import { source } from "@/lib/source";

type Props = { params: Promise<{ slug?: string[] }> };

export default async function Page({ params }: Props) {
    const page = source.getPage((await params).slug);
    if (!page) notFound();
    const { title, description, toc, body: Body } = page.data;
    return (
        <DocsPage toc={toc}>
            <DocsTitle>{title}</DocsTitle>
            <DocsDescription>{description}</DocsDescription>
            <DocsBody>
                <Body components={defaultComponents} />
            </DocsBody>
        </DocsPage>
    );
}

export const generateStaticParams = () => source.generateParams();

export async function generateMetadata({ params }: Props) {
    const page = source.getPage((await params).slug);
    return { title: page?.data.title, description: page?.data.description };
}
