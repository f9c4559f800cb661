int main(void) { return untie(); }
