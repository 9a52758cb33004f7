#include <stdio.h>

int main(void)
{
    puts("#include <stdio.h>");
    puts("");
    puts("int main(void)");
    puts("{");
    printf("%s%d);\n",
           "    printf(\"Carga: %d %%\\n\", ",
           99);
    puts("    return 0;");
    puts("}");
    return 0;
}
